import { LANGUAGES, type Language } from '@flou/shared/locale.ts'
import { auditItem } from '../items/auditItem.ts'
import type { Key } from '../keys.ts'
import type { Item } from '../dynamo/table.ts'
import type { Texts } from '../texts.ts'
import type { WriteContext } from '../writeContext.ts'
import type { Arranged } from './arranged.ts'
import { movedIds } from './planOrder.ts'
import { cutText } from '@flou/shared/strings/letters.ts'

const MAX_NAMED = 5
const MAX_TITLES = 2_000

const byPosition = (one: Arranged, other: Arranged) => one.from.order - other.from.order || one.id - other.id

interface ListMove {
  before: Arranged[]
  after: Arranged[]
  moved: Arranged[]
}

function listMoves(arranged: readonly Arranged[]): ListMove[] {
  const lists = Map.groupBy(arranged, ({ type, to }) => `${type.key}#${to.parentId}`)
  return [...lists.values()].flatMap((after) => {
    const [{ type, to } = { type: undefined, to: undefined }] = after
    const before = arranged
      .filter((one) => one.type === type && one.from.parentId === to?.parentId)
      .toSorted(byPosition)
    const ids = new Set(
      movedIds(
        before.map(({ id }) => id),
        after.map(({ id }) => id),
      ),
    )
    return ids.size === 0 ? [] : [{ before, after, moved: after.filter(({ id }) => ids.has(id)) }]
  })
}

const titlesOf = (records: readonly Arranged[], language: Language): string =>
  records.map(({ titles }) => titles[language]).join(', ')

const subjectOf = (moved: readonly Arranged[]): Texts =>
  Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      titlesOf(moved.slice(0, MAX_NAMED), language) + (moved.length > MAX_NAMED ? ' …' : ''),
    ]),
  ) as Texts

const sequences = (lists: readonly Arranged[][]): string =>
  cutText(lists.map((records) => titlesOf(records, 'en')).join(' · '), MAX_TITLES)

/** Returns the single audit entry of a reordering. */
export function orderAudit(context: WriteContext, arranged: readonly Arranged[]): Key & Item {
  const lists = listMoves(arranged)
  const moved = lists.flatMap((list) => list.moved)
  const [first = arranged[0]] = moved
  return auditItem(context, {
    entity: first?.type.key ?? '',
    entityId: moved.length === 1 ? (first?.id ?? 0) : 0,
    actionType: 'reorder',
    subject: subjectOf(moved),
    data: {
      before: { order: sequences(lists.map(({ before }) => before)) },
      after: { order: sequences(lists.map(({ after }) => after)) },
    },
  })
}
