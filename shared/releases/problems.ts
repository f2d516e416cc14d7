import type { Language } from '../locale.ts'

/**
 * `outdated`: saved since. `gone`: trashed or deleted. `conflict`: another release changes it. `brokenLink`: it links
 * to an unpublished record. `linked`, `inUse`: it is unpublished or deleted, but others refer to it. `unchecked`: an
 * unchecked machine translation. `repeated`: another item of the release changes the same rows.
 */
const RELEASE_PROBLEMS = [
  'outdated',
  'gone',
  'conflict',
  'missingLanguage',
  'brokenLink',
  'linked',
  'unchecked',
  'price',
  'invalid',
  'inUse',
  'repeated',
] as const
type ReleaseProblemKind = (typeof RELEASE_PROBLEMS)[number]

const BLOCKING: ReadonlySet<ReleaseProblemKind> = new Set([
  'outdated',
  'gone',
  'price',
  'invalid',
  'inUse',
  'repeated',
])
/** True for problems with which a release does not go live; the others warn. */
export const isBlocking = ({ kind }: Pick<ReleaseProblem, 'kind'>): boolean => BLOCKING.has(kind)

export interface ReleaseProblem {
  itemId: string
  kind: ReleaseProblemKind
  field?: string
  /** Language of the text of an `unchecked` machine translation. */
  language?: Language
  reason?: string
  releaseId?: string
  releaseName?: string
  /** Titles of records that link or refer to it, or that rows change too; at most five. */
  linkedFrom?: readonly Record<Language, string>[]
  /** Fields that both sides changed, `title` or `contents.id.title`; empty: they merge without a choice. */
  merge?: { fields: readonly string[] }
}
