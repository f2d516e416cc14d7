const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE

/** Attributes set by user interaction, such as an opened `details`. */
const PRESERVED_ATTRIBUTES: ReadonlySet<string> = new Set(['open'])

function patchAttributes(current: Element, fresh: Element): void {
  for (const name of current.getAttributeNames())
    if (!fresh.hasAttribute(name) && !PRESERVED_ATTRIBUTES.has(name)) current.removeAttribute(name)
  for (const { name, value } of fresh.attributes)
    if (current.getAttribute(name) !== value) current.setAttribute(name, value)
}

function patchChildren(current: Element, fresh: Element): void {
  const freshNodes = [...fresh.childNodes]
  while (current.childNodes.length > freshNodes.length) current.lastChild?.remove()
  for (const [index, node] of freshNodes.entries()) {
    const existing = current.childNodes[index]
    if (existing) patchNode(existing, node)
    else current.append(current.ownerDocument.importNode(node, true))
  }
}

/** Recursively syncs a node. Equal nodes stay untouched, so images do not flicker. */
function patchNode(current: ChildNode, fresh: Node): void {
  if (current.isEqualNode(fresh)) return
  if (!isElement(current) || !isElement(fresh) || current.tagName !== fresh.tagName) {
    current.replaceWith(fresh.cloneNode(true)) // cloning adopts a node of the other document
    return
  }
  patchAttributes(current, fresh)
  patchChildren(current, fresh)
}

/** Updates a document to match new HTML, keeping scroll position and opened elements. */
export function patchDocument(current: Document, html: string): void {
  const fresh = new DOMParser().parseFromString(html, 'text/html')
  patchAttributes(current.documentElement, fresh.documentElement)
  patchNode(current.body, fresh.body)
}
