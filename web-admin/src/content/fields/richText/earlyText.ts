/** One thing that a person wrote into a text before its editor was there. */
export type EarlyStep =
  | { readonly text: string }
  | { readonly press: Pick<KeyboardEventInit, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey'> }
  | { readonly html: string; readonly plain: string }
  | { readonly files: readonly File[] }

/** The place between two letters where something is written. */
interface Caret {
  readonly node: Text
  offset: number
}

function textsOf(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text) // the only kind of node that is shown to the walker
  return texts
}

/** Safari before 26.2 has only the older of the two. */
type PointedAt = Partial<Pick<Document, 'caretPositionFromPoint'>> & Pick<Document, 'caretRangeFromPoint'>

function nodeAt(left: number, top: number): { node: Node; offset: number } | undefined {
  const page: PointedAt = document
  const position = page.caretPositionFromPoint?.(left, top)
  if (position) return { node: position.offsetNode, offset: position.offset }
  const range = page.caretRangeFromPoint(left, top)
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined
}

/** A place in a text, found again in other elements of the same mark-up: its run of letters, and the letter in that. */
export interface EarlyPlace {
  readonly run: number
  readonly offset: number
}

/** Where an element is pointed at in the window; undefined where no letters are. */
export function placeAt(element: Element, left: number, top: number): EarlyPlace | undefined {
  const found = nodeAt(left, top)
  const run = textsOf(element).findIndex((text) => text === found?.node)
  return found && run !== -1 ? { run, offset: found.offset } : undefined
}

/** The start of the first words where no place is given; without any words, a paragraph for them. */
function caretAt(body: HTMLElement, place: EarlyPlace | undefined): Caret {
  const texts = textsOf(body)
  const pointedAt = place && texts[place.run]
  if (pointedAt) return { node: pointedAt, offset: place.offset }
  const first = texts.find(({ data }) => data.trim() !== '')
  if (first) return { node: first, offset: 0 }
  const node = document.createTextNode('')
  const paragraph = document.createElement('p')
  paragraph.append(node)
  body.append(paragraph)
  return { node, offset: 0 }
}

function insert(caret: Caret, text: string): Caret {
  caret.node.insertData(caret.offset, text)
  return { ...caret, offset: caret.offset + text.length }
}

/** Takes away the letter before; at the start of a line it stays as it is. */
function eraseBefore({ node, offset }: Caret): Caret {
  const last = /.$/su.exec(node.data.slice(0, offset))?.[0]
  if (last === undefined) return { node, offset }
  node.deleteData(offset - last.length, last.length)
  return { node, offset: offset - last.length }
}

function breakLine({ node, offset }: Caret): Caret {
  const rest = node.splitText(offset)
  rest.before(document.createElement('br'))
  return { node: rest, offset: 0 }
}

const wordsOf = (html: string): string => new DOMParser().parseFromString(html, 'text/html').body.textContent

function take(caret: Caret, step: EarlyStep): Caret {
  if ('files' in step) return caret // they are uploaded once the editor is there
  if ('text' in step) return insert(caret, step.text)
  if ('html' in step) return insert(caret, step.plain === '' ? wordsOf(step.html) : step.plain)
  if (step.press.key === 'Enter') return breakLine(caret)
  return step.press.key === 'Backspace' ? eraseBefore(caret) : caret
}

/**
 * A text with the words in it that were written before its editor was there, where they were meant to go: what is saved or kept
 * of it until the editor writes them itself, with their formats.
 */
export function withEarlyWords(
  html: string,
  steps: readonly EarlyStep[],
  place: EarlyPlace | undefined,
): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  let caret = caretAt(body, place)
  for (const step of steps) caret = take(caret, step)
  return body.innerHTML.replaceAll('&nbsp;', '\u00A0') // as the server writes it
}
