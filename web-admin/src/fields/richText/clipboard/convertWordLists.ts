/** Word writes lists as paragraphs with list and level in a style and the bullet as text. */
const LEVEL = /mso-list:\s*\S+\s+level(\d+)/i
const MARKER = /mso-list:\s*ignore/i
const NUMBER = /^\s*(?:\d+|[a-z]|[ivxlc]+)[.)]/i

interface Entry {
  paragraph: HTMLElement
  level: number
  tag: 'ol' | 'ul'
}

const styleOf = (element: Element): string => element.getAttribute('style') ?? ''

function entryOf(paragraph: HTMLElement): Entry | undefined {
  const level = LEVEL.exec(styleOf(paragraph))?.[1]
  if (level === undefined) return undefined
  const markers = [...paragraph.querySelectorAll('span')].filter((span) => MARKER.test(styleOf(span)))
  const tag = NUMBER.test(markers.map(({ textContent }) => textContent).join('')) ? 'ol' : 'ul'
  for (const marker of markers) marker.remove()
  return { paragraph, level: Number(level), tag }
}

function insertEntry({ paragraph, level, tag }: Entry, open: HTMLElement[]): void {
  open.length = Math.min(open.length, level)
  if (open.length === level && open.at(-1)?.localName !== tag) open.pop()
  while (open.length < level) {
    const list = document.createElement(tag)
    const above = open.at(-1)
    if (!above) paragraph.before(list)
    else (above.lastElementChild ?? above.appendChild(document.createElement('li'))).append(list)
    open.push(list)
  }
  const item = document.createElement('li')
  const text = document.createElement('p')
  text.append(...paragraph.childNodes)
  item.append(text)
  open.at(-1)?.append(item)
}

export function convertWordLists(body: HTMLElement): void {
  let open: HTMLElement[] = []
  let last: Element | undefined
  for (const paragraph of body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6, div')) {
    const entry = entryOf(paragraph)
    if (!entry) continue
    // other content between entries ends the list
    if (paragraph.previousElementSibling !== last) open = []
    insertEntry(entry, open)
    last = open[0]
    paragraph.remove()
  }
}
