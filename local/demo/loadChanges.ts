import type { Envelope } from '@flou/shared/api.ts'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { ChangeRow } from '@flou/shared/workflow.ts'
import { CHANGES, type DemoChange } from './content/changes.ts'
import { pathOf, recordOf } from './load.ts'
import { editedBody, type DemoIds } from './wire.ts'

/** Somebody who is signed in. Rejects on any refusal. */
interface Person {
  envelope: (method: string, path: string, body?: unknown) => Promise<Envelope>
}
interface People {
  /** Of a role whose changes need approval. */
  author: Person
  approver: Person
}

const DECISIONS = {
  approve: STAFF_PATHS.approveChange,
  reject: STAFF_PATHS.rejectChange,
  'request-changes': STAFF_PATHS.requestChanges,
  withdraw: STAFF_PATHS.withdrawChange,
}

/** The call by which a change is submitted. */
function callOf(change: DemoChange, ids: DemoIds): { method: string; path: string; body?: unknown } {
  const path = pathOf(change.type)
  if (change.does === 'create') return { method: 'POST', path, body: change.body(ids) }
  const at = `${path}/${ids.record(change.type, change.key)}`
  if (change.does === 'update') {
    const body = editedBody(recordOf(change).body(ids), change)
    return { method: 'PUT', path: at, body: { ...body, recordVersion: 1 } }
  }
  return change.does === 'trash'
    ? { method: 'DELETE', path: `${at}?recordVersion=1` }
    : { method: 'POST', path: `${at}/unpublish?recordVersion=1` }
}

/** Approves what waits: where customers log in needs a second person. */
export async function approveWaiting({ envelope }: Person): Promise<void> {
  const { data } = await envelope('GET', `${STAFF_PATHS.changes}?view=decide`)
  // the rows of the list of changes
  for (const { id, hash } of data as ChangeRow[])
    await envelope('POST', STAFF_PATHS.approveChange(id), { hash })
}

/** Submits the demo's changes one after the other, and decides some: the queue and the log are empty without. */
export async function loadChanges({ author, approver }: People, ids: DemoIds): Promise<ChangeRow[]> {
  const submitted: ChangeRow[] = []
  for (const demo of CHANGES) {
    const { method, path, body } = callOf(demo, ids)
    const { change } = await author.envelope(method, path, body)
    if (!change) throw new Error(`${method} ${path} waits for nobody`)
    submitted.push(change)
    const { outcome } = demo
    if (!outcome) continue
    const decider = outcome.how === 'withdraw' ? author : approver
    const reason = 'reason' in outcome ? { reason: outcome.reason } : {}
    await decider.envelope('POST', DECISIONS[outcome.how](change.id), { hash: change.hash, ...reason })
  }
  return submitted
}
