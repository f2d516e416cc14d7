import { findWords } from './findWords.ts'

const HIGHLIGHT_NAME = 'faq-search'

function textsIn(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
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

/** Fallback for browsers without CSS highlights; from the end, so that offsets stay valid. */
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

/** CSS highlights do not change the DOM that React manages. */
const hasHighlights = () => 'highlights' in CSS && typeof Highlight === 'function'

export function highlightWords(
  root: ParentNode,
  elements: readonly Element[],
  words: readonly string[],
): void {
  if (!hasHighlights()) {
    unwrap(root)
    wrap(rangesIn(elements, words))
    return
  }
  if (words.length === 0) CSS.highlights.delete(HIGHLIGHT_NAME)
  else CSS.highlights.set(HIGHLIGHT_NAME, new Highlight(...rangesIn(elements, words)))
}
