import type { Declaration } from '../declaration.ts'
import { PICTURE } from '../fields/richTextReferences.ts'
import { visitorOf } from './walk.ts'

type Values = Readonly<Record<string, unknown>>

const DESCRIBED = /\s(?:alt="\s*[^"\s]|data-decorative="true")/

export const countUndescribedPictures = (html: string): number =>
  (html.match(PICTURE) ?? []).filter((picture) => !DESCRIBED.test(picture)).length

const visitRichTexts = visitorOf(({ kind }) => kind === 'richText')

/**
 * Returns errors of rich texts with undescribed pictures, keyed by field path. Texts of `stored` are accepted,
 * so that old records can be published.
 */
export function findUndescribedPictures(
  declaration: Declaration,
  values: Values,
  stored: Values = {},
): Record<string, string> {
  const accepted = new Set<unknown>()
  const found: Record<string, string> = {}
  visitRichTexts(declaration, stored, (_, html) => accepted.add(html))
  visitRichTexts(declaration, values, (_, html, { path }) => {
    if (typeof html === 'string' && !accepted.has(html) && countUndescribedPictures(html) > 0)
      found[path.join('.')] = 'pictureAlt'
  })
  return found
}
