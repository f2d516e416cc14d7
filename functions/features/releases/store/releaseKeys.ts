import type { Key } from '../../../core/store/keys.ts'

interface RowItem {
  row: string
}

/** Prefix of a release's partition; its own item has the sort key `-`. */
export const RELEASES = 'release#'

export const releaseKeys = {
  release: (id: string): Key<RowItem> => ({ pk: RELEASES + id, sk: '-' }),
  item: (id: string, item: string): Key<RowItem> => ({ pk: RELEASES + id, sk: `item#${item}` }),
  content: (id: string, item: string): Key<{ data: string }> => ({ pk: `release-content#${id}`, sk: item }),
  event: (id: string, event: string): Key<RowItem> => ({ pk: `release-log#${id}`, sk: event }),
} as const

export const releasePartitions = {
  active: () => 'releases#active',
  closed: () => 'releases#closed',
  ofSubject: (subject: string) => `release-of#${subject}`,
} as const
