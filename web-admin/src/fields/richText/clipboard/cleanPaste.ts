import { dropNotes } from './dropNotes.ts'
import { inlinePicture, isInline } from './inlinePictures.ts'
import { normalizeLists } from './normalizeLists.ts'
import { convertWordLists } from './convertWordLists.ts'

const NOISE = 'style, script, meta, link, title, xml, col, colgroup, [hidden]'
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
  while (walker.nextNode()) found.push(walker.currentNode as ChildNode)
  for (const comment of found) comment.remove()
}

/** Restores what Word loses: headings for title styles, plain spaces for non-breaking ones. */
function fixWordMarkup(body: HTMLElement): void {
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

/** Removes bold styles in headings, which are bold anyway. */
function plainHeadings(body: HTMLElement): void {
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    for (const inline of heading.querySelectorAll<HTMLElement>('b, strong, [style]')) {
      if (inline.matches('b, strong')) unwrap(inline)
      else inline.style.fontWeight = ''
    }
  }
}

export type Upload = (files: readonly File[]) => readonly string[]

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

/** Pictures are blocks here: unwraps them from otherwise empty paragraphs. */
function liftPictures(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll('p'))
    if (paragraph.querySelector('img') && (paragraph.textContent ?? '').trim() === '') unwrap(paragraph)
}

/**
 * Cleans pasted markup from Word, Google Docs, Excel or web pages, and uploads its pictures. The schema drops
 * the rest.
 */
export function cleanPaste(html: string, upload: Upload): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  dropComments(body)
  dropNotes(body)
  convertWordLists(body)
  for (const noise of body.querySelectorAll(NOISE)) noise.remove()
  for (const element of body.querySelectorAll('*')) if (OFFICE_TAG.test(element.tagName)) unwrap(element)
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6, div')) {
    if (isBlank(paragraph) && !paragraph.closest('td, th')) paragraph.remove()
  }
  normalizeLists(body)
  plainHeadings(body)
  fixWordMarkup(body)
  uploadInline(body, upload)
  liftPictures(body)
  return body.innerHTML
}
