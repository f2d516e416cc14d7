const LIST = 'ul, ol'
const isList = (node: Node | null): node is HTMLUListElement | HTMLOListElement =>
  node instanceof Element && node.matches(LIST)

const isSpace = (node: ChildNode) => node.nodeName === '#text' && (node.textContent ?? '').trim() === ''
const contentOf = (element: Element) => [...element.childNodes].filter((node) => !isSpace(node))

/** Appends a list to an item, or its entries to the list of the same kind that ends the item. */
function nest(list: HTMLElement, item: Element): void {
  const last = contentOf(item).at(-1) ?? null
  if (!isList(last) || last.localName !== list.localName) return item.append(list)
  last.append(...list.childNodes)
  list.remove()
}

/** The item before an entry of a list. */
const itemBefore = ({ previousElementSibling: before }: Element) =>
  before?.localName === 'li' ? before : undefined

/** Moves lists into the item before an entry; without one, their entries come before it. */
function nestAll(lists: readonly HTMLElement[], entry: Element): void {
  const item = itemBefore(entry)
  if (item) for (const list of lists) nest(list, item)
  else entry.before(...lists.flatMap((list) => [...list.childNodes]))
}

/** Puts what is neither an item nor a list, but directly in a list, into an item. */
function wrapStrays(list: Element): void {
  for (const node of contentOf(list)) {
    if (isList(node) || node.nodeName.toLowerCase() === 'li') continue
    const item = document.createElement('li')
    node.replaceWith(item)
    item.append(node)
  }
}

/**
 * Lists as the editor knows them: a nested list is in the item that it belongs to. Word and Google Docs put it directly into the list,
 * or into an item that has nothing else.
 */
export function properLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll(LIST)) wrapStrays(list)
  // the innermost first, so that what is moved is in order already
  for (const list of [...body.querySelectorAll<HTMLElement>(LIST)].toReversed()) {
    const { parentElement: holder } = list
    if (isList(holder)) nestAll([list], list)
    else if (holder?.localName === 'li') {
      const content = contentOf(holder)
      if (!content.every(isList)) continue
      nestAll(content, holder)
      holder.remove()
    }
    if (contentOf(list).length === 0) list.remove()
  }
}
