export const BLOCKS = 'h1, h2, h3, h4, h5, h6, p, li, td, th, dt, dd, figcaption, blockquote, summary, img'
const CONTROLS = 'a, button'

export interface PageBlock {
  element: HTMLElement
  content: string
}

/** Text blocks and pictures of a page's main part, without inner blocks and navigation, by their content. */
export function blocksOf(page: Document): PageBlock[] {
  const root = page.querySelector('main') ?? page.body
  return [...root.querySelectorAll<HTMLElement>(`${BLOCKS}, ${CONTROLS}`)]
    .filter((element) => element.querySelector(BLOCKS) === null && element.closest('nav') === null)
    .filter((element) => element.matches(BLOCKS) || element.closest(BLOCKS) === null)
    .map((element) => ({
      element,
      content:
        element.tagName === 'IMG'
          ? `${element.getAttribute('src') ?? ''} ${element.getAttribute('alt') ?? ''}`
          : (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
    }))
    .filter(({ content }) => content !== '')
}

export function addStyle(page: Document, name: string, css: string): void {
  if (page.querySelector(`style[data-${name}]`) !== null) return
  const style = page.createElement('style')
  style.setAttribute(`data-${name}`, '')
  style.textContent = css
  page.head.append(style)
}

/** Scrolls within the frame only; `scrollIntoView` would move the screen too. */
export function scrollToBlock(element: Element): void {
  const view = element.ownerDocument.defaultView
  if (!view) return
  const { top } = element.getBoundingClientRect()
  view.scrollTo({ top: view.scrollY + top - view.innerHeight / 3 })
}
