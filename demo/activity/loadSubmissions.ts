import { createHash } from 'node:crypto'
import type { Table } from '@flou/functions/core/store/dynamo/table.ts'
import {
  submissionItem,
  submitterItem,
  type StoredSubmission,
} from '@flou/functions/features/forms/submissionItems.ts'
import { newUlid } from '@flou/functions/core/store/ulid.ts'
import { isCompleted } from '@flou/shared/inbox/inbox.ts'
import { formDeclarationOf } from '@flou/shared/forms/registry.ts'
import { demoSubmissions, type DemoSubmission } from './sampleSubmissions.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const AT_ONCE = 50

const instantOf = ({ daysAgo }: DemoSubmission, number: number, now: Date) =>
  new Date(now.getTime() - daysAgo * DAY_MS - ((number * 7) % 20) * HOUR_MS - number * 61_000)

function storedOf(demo: DemoSubmission, number: number, now: Date): StoredSubmission {
  const { form, language, page, values, state, suspect } = demo
  const at = instantOf(demo, number, now)
  const created = at.toISOString()
  const consents = Object.entries(formDeclarationOf(form)?.fields ?? {}).flatMap(
    ([field, { kind, version = 1 }]) => (kind === 'agreement' ? [{ field, version, language }] : []),
  )
  return {
    id: createHash('sha256').update(`demo ${form} ${number}`).digest('hex').slice(0, 32),
    form,
    values,
    state,
    language,
    page,
    consents,
    created,
    verified: number % 9 === 8 ? 'none' : 'proof',
    ulid: newUlid(at),
    version: 1,
    ...(suspect !== undefined && { suspect }),
    ...(isCompleted(state) && { completed: new Date(at.getTime() + 30 * HOUR_MS).toISOString() }),
  }
}

export const storedSubmissions = (event: number, now: Date): StoredSubmission[] =>
  demoSubmissions(event).map((demo, number) => storedOf(demo, number, now))

export async function loadSubmissions(
  table: Table,
  { event, now }: { event: number; now: Date },
): Promise<number> {
  const all = storedSubmissions(event, now)
  const items = all.flatMap((stored) => {
    const form = formDeclarationOf(stored.form)
    if (!form) throw new Error(`No form is called ${stored.form}`)
    const person = submitterItem(form, stored)
    return [submissionItem(form, stored), ...(person ? [person] : [])]
  })
  for (let at = 0; at < items.length; at += AT_ONCE)
    await table.transact(items.slice(at, at + AT_ONCE).map((Item) => ({ Put: { Item } })))
  return all.length
}
