#ifndef C_ALLOCATION_COUNTER_H
#define C_ALLOCATION_COUNTER_H

/// How often this process has asked for heap memory since it started.
unsigned long heap_allocations(void);

#endif
