import type { Presence, PresenceReport } from '@flou/shared/api.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import { type Key, keys } from '../store/keys.ts'
import type { Table } from '../store/dynamo/table.ts'
import { latestRevision } from '../store/items/draft.ts'
import { readSnapshot } from '../store/read/snapshot.ts'
import type { PresenceItem } from '../store/storedItems.ts'
import type { Caller } from '../operations/operation.ts'

/** Browsers report every 25 s; a form is gone after two missed reports. */
const PRESENT_MS = 60_000
const RETENTION_SECONDS = 120

export interface OpenForm {
  type: AnyType
  /** 0 for a section. */
  id: number
  tab: string
  caller: Caller
  now: Date
}

const keyOf = ({ type, id, tab, caller }: OpenForm): Key<PresenceItem> =>
  keys.presence(type.key, id, `${caller.id}#${tab}`)

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

async function latestSave(table: Table, { type, id }: OpenForm): Promise<PresenceReport['saved']> {
  const snapshot = await readSnapshot(table, type, { id })
  if (!snapshot) return undefined
  const { version, updated, updatedBy } = latestRevision(snapshot)
  return { version, at: updated, by: updatedBy.name }
}

/** Registers an open form. Returns other open forms of the record, oldest first, and its latest save. */
export async function reportPresence(table: Table, form: OpenForm): Promise<PresenceReport> {
  const own = keyOf(form)
  const [, saved, { items }] = await Promise.all([
    upsertPresence(table, form),
    latestSave(table, form),
    table.query<Key & PresenceItem>({
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': own.pk },
    }),
  ])
  const others = items
    .filter(({ sk, seen }) => sk !== own.sk && seen > form.now.getTime() - PRESENT_MS)
    .map((item) => presenceOf(form, item))
    .toSorted((one, other) => one.since.localeCompare(other.since))
  return { others, ...(saved && { saved }) }
}

export const removePresence = (table: Table, form: OpenForm): Promise<void> => table.remove(keyOf(form))
