import type { ReleaseOfRecord, ReleaseRow } from '@flou/shared/releases/release.ts'

export type ReleaseRef = Pick<ReleaseRow, 'id' | 'name'>

/** A record, a section (id 0) or a list that a release may contain. */
export interface ReleaseSubject {
  type: string
  recordId: number
  parentId?: number
  /** The rows of a list instead of its order. */
  operation?: 'batch'
}

/** Query of a form that edits the version in a release. */
export const itemQuery = (release: string, item: string): string => `?release=${release}&item=${item}`

/** The release that goes live last; one without an hour comes after those with one. */
export const latestOf = <R extends Pick<ReleaseOfRecord, 'publishAt'>>(
  releases: readonly R[],
): R | undefined =>
  releases.toSorted((one, other) => ((one.publishAt ?? '~') < (other.publishAt ?? '~') ? -1 : 1)).at(-1)
