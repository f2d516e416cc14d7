export type EarlyEdit =
  | { readonly text: string }
  | { readonly press: Pick<KeyboardEventInit, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey'> }
  | { readonly html: string; readonly plain: string }
  | { readonly files: readonly File[] }

interface Caret {
  readonly node: Text
  offset: number
}

function textsOf(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts
}

/** Safari before 26.2 supports only `caretRangeFromPoint`. */
type PointedAt = Partial<Pick<Document, 'caretPositionFromPoint'>> & Pick<Document, 'caretRangeFromPoint'>

function nodeAt(left: number, top: number): { node: Node; offset: number } | undefined {
  const page: PointedAt = document
  const position = page.caretPositionFromPoint?.(left, top)
  if (position) return { node: position.offsetNode, offset: position.offset }
  const range = page.caretRangeFromPoint(left, top)
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined
}

/** Text position by node index and offset, valid in other elements with the same markup. */
export interface EarlyPosition {
  readonly textIndex: number
  readonly offset: number
}

export function positionAt(element: Element, left: number, top: number): EarlyPosition | undefined {
  const found = nodeAt(left, top)
  const textIndex = textsOf(element).findIndex((text) => text === found?.node)
  return found && textIndex !== -1 ? { textIndex, offset: found.offset } : undefined
}

function caretAt(body: HTMLElement, earlyPosition: EarlyPosition | undefined): Caret {
  const texts = textsOf(body)
  const pointedAt = earlyPosition && texts[earlyPosition.textIndex]
  if (pointedAt) return { node: pointedAt, offset: earlyPosition.offset }
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

const textOf = (html: string): string => new DOMParser().parseFromString(html, 'text/html').body.textContent

function apply(caret: Caret, edit: EarlyEdit): Caret {
  if ('files' in edit) return caret
  if ('text' in edit) return insert(caret, edit.text)
  if ('html' in edit) return insert(caret, edit.plain === '' ? textOf(edit.html) : edit.plain)
  if (edit.press.key === 'Enter') return breakLine(caret)
  return edit.press.key === 'Backspace' ? eraseBefore(caret) : caret
}

/** Returns the text with recorded input, for saving and recovery until the editor applies it with formats. */
export function withEarlyEdits(
  html: string,
  edits: readonly EarlyEdit[],
  earlyPosition: EarlyPosition | undefined,
): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  let caret = caretAt(body, earlyPosition)
  for (const edit of edits) caret = apply(caret, edit)
  return body.innerHTML.replaceAll('&nbsp;', '\u00A0') // same as the server writes it
}
