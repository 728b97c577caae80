/**
 * Sets the text of an element without other content: its one text node is reused, which costs the browser less than a
 * new one.
 */
export function writeText(element: Element | null, text: string) {
  const held = element?.firstChild
  if (held instanceof Text) {
    if (held.data !== text) held.data = text
  } else if (element && element.textContent !== text) element.textContent = text
}
