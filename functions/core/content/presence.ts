import type { Presence } from '@flou/shared/api.ts'
import { type Key, keys } from '../store/keys.ts'
import type { Table } from '../store/dynamo/table.ts'
import type { PresenceItem } from '../store/storedItems.ts'
import type { Caller } from '../operations/operation.ts'

/** Browsers report every 25 s; a form is gone after two missed reports. */
const PRESENT_MS = 60_000
const RETENTION_SECONDS = 120

export interface OpenForm {
  type: string
  /** 0 for a section. */
  id: number
  tab: string
  caller: Caller
  now: Date
}

const keyOf = ({ type, id, tab, caller }: OpenForm): Key<PresenceItem> =>
  keys.presence(type, id, `${caller.id}#${tab}`)

async function upsertPresence(table: Table, form: OpenForm): Promise<void> {
  const { caller, now } = form
  await table.update(keyOf(form), {
    UpdateExpression:
      'SET person = :person, fullName = :name, seen = :seen, #ttl = :ttl, since = if_not_exists(since, :since)',
    ExpressionAttributeNames: { '#ttl': 'ttl' },
    ExpressionAttributeValues: {
      ':person': caller.id,
      ':name': caller.name,
      ':seen': now.getTime(),
      ':since': now.toISOString(),
      ':ttl': Math.floor(now.getTime() / 1000) + RETENTION_SECONDS,
    },
  })
}

const presenceOf = ({ caller }: OpenForm, item: PresenceItem): Presence => ({
  id: item.person,
  name: item.fullName,
  since: item.since,
  isSelf: item.person === caller.id,
})

/** Registers an open form and returns other open forms of the record, oldest first. */
export async function reportPresence(table: Table, form: OpenForm): Promise<Presence[]> {
  const own = keyOf(form)
  const [, { items }] = await Promise.all([
    upsertPresence(table, form),
    table.query<Key & PresenceItem>({
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': own.pk },
    }),
  ])
  return items
    .filter(({ sk, seen }) => sk !== own.sk && seen > form.now.getTime() - PRESENT_MS)
    .map((item) => presenceOf(form, item))
    .toSorted((one, other) => one.since.localeCompare(other.since))
}

export const removePresence = (table: Table, form: OpenForm): Promise<void> => table.remove(keyOf(form))
