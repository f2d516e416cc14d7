import type { ReleaseProblem } from '@flou/shared/releases/problems.ts'
import type { ItemWithContent } from '../store/storedRelease.ts'
import { MOST_NAMED } from './findLinked.ts'

const isChanged = ({ item, content: { command } }: ItemWithContent, type: string, id: number): boolean =>
  item.subject === `${type}#${id}` ||
  ('changes' in command && item.type === type && command.changes.some((change) => change.id === id))

export const changedRows = ({ command }: ItemWithContent['content']) =>
  'changes' in command ? command.changes.filter(({ action }) => action !== 'create') : []

/** Returns the problem of rows that another item changes too: the later write would replace the earlier one. */
export function findRepeated(items: readonly ItemWithContent[], one: ItemWithContent): ReleaseProblem[] {
  const { id: itemId, type } = one.item
  const rows = changedRows(one.content)
  const others = items.filter(({ item }) => item.id !== itemId)
  const repeated = rows.filter(({ id }) => others.some((other) => isChanged(other, type, id)))
  if (repeated.length === 0) return []
  return [{ itemId, kind: 'repeated', linkedFrom: repeated.slice(0, MOST_NAMED).map(({ titles }) => titles) }]
}
