import type { ListCounts } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { todayInJakarta } from '@flou/shared/strings/calendar.ts'
import { hasSchedule, possibleListStates } from '@flou/shared/content/visibility.ts'
import { keys } from '../../keys.ts'
import type { Table } from '../../dynamo/table.ts'
import { withParts } from '../totals.ts'
import { countRange } from './listRows.ts'
import { rangeOf } from './listRange.ts'

interface CountsQuery {
  parentId?: number | undefined
  now: Date
}

export async function listCounts(
  table: Table,
  type: ContentType,
  { parentId, now }: CountsQuery,
): Promise<ListCounts> {
  const scheduledRange = rangeOf(type, { state: 'scheduled', parentId, today: todayInJakarta(now) })
  const [counter, scheduled] = await Promise.all([
    table.get(keys.counter(type.key, parentId)).then((found) => withParts(table, type, found)),
    hasSchedule(type) ? countRange(table, { ...scheduledRange, isForward: true }) : 0,
  ])
  const count = (name: string) => Number(counter[name] ?? 0)
  const computed = { published: count('published') - scheduled, scheduled } as Record<string, number>
  const states = possibleListStates(type).map((state) => [state, computed[state] ?? count(state)] as const)
  return Object.fromEntries([['all', count('total')], ...states])
}
