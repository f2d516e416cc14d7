const BLOCKS = 'h1, h2, h3, h4, h5, h6, p, li, td, th, dt, dd, figcaption, blockquote, img'
const CONTROLS = 'a, button'
const MARK = 'data-changed'
const STYLE = `[${MARK}] { outline: 3px solid #b45309; outline-offset: 4px; border-radius: 4px }`

/** Text blocks and pictures without inner blocks, by their content. */
function blocksOf(page: Document): { element: Element; content: string }[] {
  const root = page.querySelector('main') ?? page.body
  return [...root.querySelectorAll(`${BLOCKS}, ${CONTROLS}`)]
    .filter((element) => element.querySelector(BLOCKS) === null)
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

/**
 * Outlines the blocks of a page that the other version lacks.
 * @returns the first of them
 */
export function markChanges(page: Document, other: Document): Element | undefined {
  const known = new Set(blocksOf(other).map(({ content }) => content))
  for (const element of page.querySelectorAll(`[${MARK}]`)) element.removeAttribute(MARK)
  const changed = blocksOf(page).filter(({ content }) => !known.has(content))
  for (const { element } of changed) element.setAttribute(MARK, '')
  if (changed.length > 0 && page.querySelector(`style[${MARK}-style]`) === null) {
    const style = page.createElement('style')
    style.setAttribute(`${MARK}-style`, '')
    style.textContent = STYLE
    page.head.append(style)
  }
  return changed[0]?.element
}

/** Scrolls within the frame only; `scrollIntoView` would move the screen too. */
export function scrollToBlock(element: Element): void {
  const view = element.ownerDocument.defaultView
  if (!view) return
  const { top } = element.getBoundingClientRect()
  view.scrollTo({ top: view.scrollY + top - view.innerHeight / 3 })
}
