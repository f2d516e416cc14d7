import type { Envelope } from '@flou/shared/api.ts'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { ChangeRequestRow } from '@flou/shared/approval/workflow.ts'
import { readChangeRequests, type DemoChangeRequest } from './edits.ts'
import { pathOf } from '../demoApi.ts'
import type { Content } from '../loader/content.ts'
import type { DemoIds } from '../loader/expand.ts'

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

interface ApiRequest {
  method: string
  path: string
  body?: unknown
}

function requestOf({ type, key, operation, body }: DemoChangeRequest, ids: DemoIds): ApiRequest {
  const path = pathOf(type)
  if (operation === 'create') return { method: 'POST', path, body: body?.(ids) }
  const at = `${path}/${ids.record(type, key)}`
  if (operation === 'update') return { method: 'PUT', path: at, body: { ...body?.(ids), recordVersion: 1 } }
  return operation === 'trash'
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
  content: Content,
  ids: DemoIds,
): Promise<ChangeRequestRow[]> {
  const requests: ChangeRequestRow[] = []
  for (const demo of readChangeRequests(content)) {
    const { method, path, body } = requestOf(demo, ids)
    const { changeRequest } = await author.envelope(method, path, body)
    if (!changeRequest) throw new Error(`${method} ${path} did not create a change request`)
    requests.push(changeRequest)
    const { decision, reason } = demo
    if (!decision) continue
    const decider = decision === 'withdraw' ? author : approver
    await decider.envelope('POST', DECISIONS[decision](changeRequest.id), {
      hash: changeRequest.hash,
      ...(reason !== undefined && { reason }),
    })
  }
  return requests
}
