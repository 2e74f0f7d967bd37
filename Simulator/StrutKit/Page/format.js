/** Numbers as the page shows them. */
const points = (value) => value.toFixed(1).replace("-", "−");
const thousandths = (value) => value.toFixed(3);

/** Makes elements: `element("td", {className: "number"}, "12")`. */
function element(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

const deviceName = ({ name, isSideways }) =>
  name.replace(/ \((.*) generation\)/, " ($1)") + (isSideways ? ", landscape" : "");

/** Fills in what a recording leaves out: a frame's field where it is that of the frame before. */
function unpack(side) {
  let last;
  return { ...side, field: side.field.map((field) => (last = field === 0 ? last : field)) };
}
