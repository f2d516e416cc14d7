const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE

/** What people open while they look stays open. */
const KEPT: ReadonlySet<string> = new Set(['open'])

function patchAttributes(shown: Element, fresh: Element): void {
  for (const name of shown.getAttributeNames())
    if (!fresh.hasAttribute(name) && !KEPT.has(name)) shown.removeAttribute(name)
  for (const { name, value } of fresh.attributes)
    if (shown.getAttribute(name) !== value) shown.setAttribute(name, value)
}

function patchChildren(shown: Element, fresh: Element): void {
  const wanted = [...fresh.childNodes]
  while (shown.childNodes.length > wanted.length) shown.lastChild?.remove()
  for (const [index, node] of wanted.entries()) {
    const present = shown.childNodes[index]
    if (present) patchNode(present, node)
    else shown.append(shown.ownerDocument.importNode(node, true))
  }
}

/** Makes one node say what the other says; what is equal is not touched, so that pictures do not blink. */
function patchNode(shown: ChildNode, fresh: Node): void {
  if (shown.isEqualNode(fresh)) return
  if (!isElement(shown) || !isElement(fresh) || shown.tagName !== fresh.tagName) {
    shown.replaceWith(fresh.cloneNode(true)) // a foreign document's node is adopted on the way
    return
  }
  patchAttributes(shown, fresh)
  patchChildren(shown, fresh)
}

/** Brings a document that is shown to the state of a newly rendered page: the scroll position and what is open stay. */
export function patchDocument(shown: Document, html: string): void {
  const fresh = new DOMParser().parseFromString(html, 'text/html')
  patchAttributes(shown.documentElement, fresh.documentElement)
  patchNode(shown.body, fresh.body)
}
