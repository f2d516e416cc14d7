import type { Envelope } from '@flou/shared/api.ts'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { ChangeRequestRow } from '@flou/shared/workflow.ts'
import { CHANGE_REQUESTS, type DemoChangeRequest } from './content/changeRequests.ts'
import { pathOf, recordOf } from './load.ts'
import { editedBody, type DemoIds } from './wire.ts'

interface Person {
  envelope: (method: string, path: string, body?: unknown) => Promise<Envelope>
}
interface People {
  author: Person
  approver: Person
}

const DECISIONS = {
  approve: STAFF_PATHS.approveChangeRequest,
  reject: STAFF_PATHS.rejectChangeRequest,
  'request-changes': STAFF_PATHS.requestChanges,
  withdraw: STAFF_PATHS.withdrawChangeRequest,
}

function requestOf(
  change: DemoChangeRequest,
  ids: DemoIds,
): { method: string; path: string; body?: unknown } {
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

/** Portal settings need a second approver. */
export async function approvePending({ envelope }: Person): Promise<void> {
  const { data } = await envelope('GET', `${STAFF_PATHS.changeRequests}?view=decide`)
  for (const { id, hash } of data as ChangeRequestRow[])
    await envelope('POST', STAFF_PATHS.approveChangeRequest(id), { hash })
}

export async function loadChangeRequests(
  { author, approver }: People,
  ids: DemoIds,
): Promise<ChangeRequestRow[]> {
  const requests: ChangeRequestRow[] = []
  for (const demo of CHANGE_REQUESTS) {
    const { method, path, body } = requestOf(demo, ids)
    const { changeRequest } = await author.envelope(method, path, body)
    if (!changeRequest) throw new Error(`${method} ${path} waits for nobody`)
    requests.push(changeRequest)
    const { outcome } = demo
    if (!outcome) continue
    const decider = outcome.how === 'withdraw' ? author : approver
    const reason = 'reason' in outcome ? { reason: outcome.reason } : {}
    await decider.envelope('POST', DECISIONS[outcome.how](changeRequest.id), {
      hash: changeRequest.hash,
      ...reason,
    })
  }
  return requests
}
