import type { ContentType } from '@flou/shared/content/define.ts'
import { keys, sortKey, type Key } from '../keys.ts'
import { parentIdOf, type Snapshot } from '../writeContext.ts'
import { sortValueOf } from './row.ts'

/** Characters of a sort key that name its block: a month, a day, a hundred numbers, two letters. */
const LENGTH = { month: 7, day: 10, hundred: 14, letters: 2 } as const

/** Blocks of one list have one length, so that they are sorted like the entries. */
export function blockLength({ list: { sortBy }, declaration }: ContentType): number {
  const kind = declaration.fields[sortBy]?.kind ?? ''
  if (kind === 'date') return LENGTH.month
  if (kind === 'dateTime' || sortBy === 'created' || sortBy === 'updated') return LENGTH.day
  return kind === 'number' ? LENGTH.hundred : LENGTH.letters
}

/** By code points, as the table sorts. */
export const blockIn = (key: string, length: number): string => Array.from(key).slice(0, length).join('')

/** The counter of the block that has the record's entry in its list; undefined in the trash. */
export function listBlockOf(type: ContentType, snapshot: Snapshot): Key | undefined {
  if (snapshot.state === 'trashed') return undefined
  const key = sortKey(sortValueOf(type, snapshot, type.list.sortBy), snapshot.id)
  return keys.listBlock(type.key, parentIdOf(type, snapshot.fields), blockIn(key, blockLength(type)))
}
