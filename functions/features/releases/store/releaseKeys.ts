import type { Key } from '../../../core/store/keys.ts'

interface RowItem {
  row: string
}

export const releaseKeys = {
  release: (id: string): Key<RowItem> => ({ pk: `release#${id}`, sk: '-' }),
  item: (id: string, item: string): Key<RowItem> => ({ pk: `release#${id}`, sk: `item#${item}` }),
  content: (id: string, item: string): Key<{ data: string }> => ({ pk: `release-content#${id}`, sk: item }),
  event: (id: string, event: string): Key<RowItem> => ({ pk: `release-log#${id}`, sk: event }),
} as const

export const releasePartitions = {
  active: () => 'releases#active',
  closed: () => 'releases#closed',
  ofSubject: (subject: string) => `release-of#${subject}`,
} as const
