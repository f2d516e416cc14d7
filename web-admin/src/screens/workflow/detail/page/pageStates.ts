import type { AnyType } from '@flou/shared/content/define.ts'
import { releaseOf } from '@flou/shared/content/release.ts'
import { recordPathOf, fillPath } from '@flou/shared/paths.ts'
import type { ChangeDetail } from '@flou/shared/changes/detail.ts'

type Values = Readonly<Record<string, unknown>>

/** True where visitors see a record with these values once it is published; sections are always seen. */
export const isShown = (type: AnyType, values: Values): boolean =>
  type.single || releaseOf(type, { ...values, state: 'published' }) === 'published'

/** Where a record's page moves, where a change gives it another address; undefined where it stays. */
export function movedAddress({
  type,
  before,
  after,
}: Pick<ChangeDetail, 'type' | 'before' | 'after'>): { from: string; to: string } | undefined {
  const pattern = recordPathOf(type)
  const [from, to] = [before?.['slug'], after?.['slug']]
  if (pattern === undefined || typeof from !== 'string' || typeof to !== 'string') return undefined
  if (from === '' || to === '' || from === to) return undefined
  return { from: fillPath(pattern, from), to: fillPath(pattern, to) }
}
