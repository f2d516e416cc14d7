import type { AnyType } from '@flou/shared/content/define.ts'
import { visibilityOf } from '@flou/shared/content/visibility.ts'
import { LANGUAGES, type Language } from '@flou/shared/locale.ts'
import { fieldRows } from '../../../fields/diff/fieldRows.ts'
import { isDifferent } from '../../../fields/diff/recordDiff.ts'
import { recordPathOf, fillPath } from '@flou/shared/paths.ts'
import type { ChangeRequestDetail } from '@flou/shared/approval/changeRequestDetail.ts'

type Values = Readonly<Record<string, unknown>>

/** True if visitors see a record with these values; always for sections. */
export const isVisibleOnSite = (type: AnyType, values: Values): boolean =>
  type.single || visibilityOf(type, { ...values, state: 'published' }) === 'published'

/** Languages in which a text differs. */
export function changedLanguages(
  type: AnyType,
  { before, after }: Pick<ChangeRequestDetail, 'before' | 'after'>,
): Language[] {
  const cells = fieldRows(type.declaration, before ?? {}, after ?? {}).flatMap((row) => row.cells)
  return LANGUAGES.filter((language) => cells.some((cell) => cell.language === language && isDifferent(cell)))
}

/** Returns old and new path if the slug changes. */
export function movedPath({
  type,
  before,
  after,
}: Pick<ChangeRequestDetail, 'type' | 'before' | 'after'>): { from: string; to: string } | undefined {
  const pattern = recordPathOf(type)
  const [from, to] = [before?.['slug'], after?.['slug']]
  if (pattern === undefined || typeof from !== 'string' || typeof to !== 'string') return undefined
  if (from === '' || to === '' || from === to) return undefined
  return { from: fillPath(pattern, from), to: fillPath(pattern, to) }
}
