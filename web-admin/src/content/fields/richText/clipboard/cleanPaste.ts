import { dropNotes } from './dropNotes.ts'
import { inlinePicture, isInline } from './inlinePictures.ts'
import { properLists } from './properLists.ts'
import { wordLists } from './wordLists.ts'

/** Parts that say nothing to a reader; Word alone sends some thirty kinds. */
const NOISE = 'style, script, meta, link, title, xml, col, colgroup, [hidden]'
/** What only office programs say. */
const OFFICE_TAG = /^[OWVM]\d?:/i

const isBlank = (element: Element) =>
  (element.textContent ?? '').replaceAll('\u00A0', '').trim() === '' &&
  !element.querySelector('img, br, table')

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes)
}

function dropComments(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT)
  const found: ChildNode[] = []
  while (walker.nextNode()) found.push(walker.currentNode as ChildNode) // comments are children of something
  for (const comment of found) comment.remove()
}

/** Word sends no heading for its title styles, and spaces that do not break for the ones people typed. */
function mendWords(body: HTMLElement): void {
  for (const title of body.querySelectorAll('p.MsoTitle, p.MsoSubtitle')) {
    const heading = document.createElement(title.classList.contains('MsoTitle') ? 'h2' : 'h3')
    heading.append(...title.childNodes)
    title.replaceWith(heading)
  }
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode
    text.textContent = (text.textContent ?? '').replaceAll('\u00A0', ' ')
  }
}

/** Editors say what is bold or struck by the style of spans; a heading is bold by itself. */
function plainHeadings(body: HTMLElement): void {
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    for (const part of heading.querySelectorAll<HTMLElement>('b, strong, [style]')) {
      if (part.matches('b, strong')) unwrap(part)
      else part.style.fontWeight = ''
    }
  }
}

/** Starts to upload pictures; gives the ids of their uploads. */
export type Upload = (files: readonly File[]) => readonly string[]

/** Pictures in the mark-up itself become pictures on their way to the library; what is none goes. */
function uploadInline(body: HTMLElement, upload: Upload): void {
  for (const image of body.querySelectorAll('img')) {
    const source = image.getAttribute('src') ?? ''
    if (!isInline(source)) continue
    const picture = inlinePicture(source)
    const [id] = picture ? upload([picture]) : []
    image.removeAttribute('src')
    if (id === undefined) image.remove()
    else image.dataset['upload'] = id
  }
}

/** A picture stands beside paragraphs here: one that had a paragraph to itself would leave it behind, empty. */
function liftPictures(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll('p'))
    if (paragraph.querySelector('img') && (paragraph.textContent ?? '').trim() === '') unwrap(paragraph)
}

/**
 * The mark-up of a paste from Word, Google Docs, Excel or a page, without what the editor must not see: office mark-up, empty
 * paragraphs that were spacing, lists drawn with bullets as text. Pictures in it are uploaded. The schema then keeps what it knows.
 */
export function cleanPaste(html: string, upload: Upload): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  dropComments(body)
  dropNotes(body)
  wordLists(body)
  for (const noise of body.querySelectorAll(NOISE)) noise.remove()
  for (const element of body.querySelectorAll('*')) if (OFFICE_TAG.test(element.tagName)) unwrap(element)
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6, div')) {
    if (isBlank(paragraph) && !paragraph.closest('td, th')) paragraph.remove()
  }
  properLists(body)
  plainHeadings(body)
  mendWords(body)
  uploadInline(body, upload)
  liftPictures(body)
  return body.innerHTML
}
