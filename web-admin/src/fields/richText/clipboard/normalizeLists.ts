const LIST = 'ul, ol'
const isList = (node: Node | null): node is HTMLUListElement | HTMLOListElement =>
  node instanceof Element && node.matches(LIST)

const isSpace = (node: ChildNode) => node.nodeName === '#text' && (node.textContent ?? '').trim() === ''
const contentOf = (element: Element) => [...element.childNodes].filter((node) => !isSpace(node))

function nest(list: HTMLElement, item: Element): void {
  const last = contentOf(item).at(-1) ?? null
  if (!isList(last) || last.localName !== list.localName) return item.append(list)
  last.append(...list.childNodes)
  list.remove()
}

const itemBefore = ({ previousElementSibling: before }: Element) =>
  before?.localName === 'li' ? before : undefined

function nestAll(lists: readonly HTMLElement[], entry: Element): void {
  const item = itemBefore(entry)
  if (item) for (const list of lists) nest(list, item)
  else entry.before(...lists.flatMap((list) => [...list.childNodes]))
}

function wrapStrays(list: Element): void {
  for (const node of contentOf(list)) {
    if (isList(node) || node.nodeName.toLowerCase() === 'li') continue
    const item = document.createElement('li')
    node.replaceWith(item)
    item.append(node)
  }
}

/** Moves nested lists into their parent item; Word and Google Docs place them elsewhere. */
export function normalizeLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll(LIST)) wrapStrays(list)
  // innermost first, so that moved lists are already in order
  for (const list of [...body.querySelectorAll<HTMLElement>(LIST)].toReversed()) {
    const { parentElement: parent } = list
    if (isList(parent)) nestAll([list], list)
    else if (parent?.localName === 'li') {
      const content = contentOf(parent)
      if (!content.every(isList)) continue
      nestAll(content, parent)
      parent.remove()
    }
    if (contentOf(list).length === 0) list.remove()
  }
}
