import { addStyle, blocksOf } from '../../../editor/dialogs/preview/pageBlocks.ts'

const MARK = 'data-changed'
const STYLE = `[${MARK}] { outline: 3px solid #b45309; outline-offset: 4px; border-radius: 4px }`

/**
 * Outlines the blocks of a page that the other version lacks.
 * @returns the first of them
 */
export function markChanges(page: Document, other: Document): Element | undefined {
  const known = new Set(blocksOf(other).map(({ content }) => content))
  for (const element of page.querySelectorAll(`[${MARK}]`)) element.removeAttribute(MARK)
  const changed = blocksOf(page).filter(({ content }) => !known.has(content))
  for (const { element } of changed) element.setAttribute(MARK, '')
  if (changed.length > 0) addStyle(page, 'changed-style', STYLE)
  return changed[0]?.element
}
