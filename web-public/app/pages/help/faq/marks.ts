import { findWords } from './findWords.ts'

/** The name under which the stylesheet colours what is found. */
const NAME = 'faq-search'

/** The texts below an element. */
function textsIn(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text) // what the walker shows
  return texts
}

function rangesIn(elements: readonly Element[], words: readonly string[]): Range[] {
  return elements.flatMap(textsIn).flatMap((text) =>
    findWords(text.data, words).map(({ start, end }) => {
      const range = document.createRange()
      range.setStart(text, start)
      range.setEnd(text, end)
      return range
    }),
  )
}

/** Browsers without highlights: an element around each place. From the end, so that places before stay where they are. */
function wrap(ranges: readonly Range[]): void {
  for (const range of ranges.toReversed()) range.surroundContents(document.createElement('mark'))
}

function unwrap(root: ParentNode): void {
  for (const mark of root.querySelectorAll('mark')) {
    const parent = mark.parentNode
    mark.replaceWith(...mark.childNodes)
    parent?.normalize()
  }
}

/** Browsers since 2025 colour ranges without any element, which leaves the page's tree as React knows it. */
const hasHighlights = () => 'highlights' in CSS && typeof Highlight === 'function'

/** Marks words in some elements of a page, and nothing else any more; no words mark nothing. */
export function markWords(root: ParentNode, elements: readonly Element[], words: readonly string[]): void {
  if (!hasHighlights()) {
    unwrap(root)
    wrap(rangesIn(elements, words))
    return
  }
  if (words.length === 0) CSS.highlights.delete(NAME)
  else CSS.highlights.set(NAME, new Highlight(...rangesIn(elements, words)))
}
