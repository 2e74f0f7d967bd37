/** Numbers as the page shows them. */
const points = (value) => value.toFixed(1).replace("-", "−");
const thousandths = (value) => value.toFixed(3);

/** Makes elements: `element("td", {className: "number"}, "12")`. */
function element(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}
