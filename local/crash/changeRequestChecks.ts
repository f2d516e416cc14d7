import { setTimeout as sleep } from 'node:timers/promises'
import type { AuditEntry } from '@flou/shared/audit/auditEntry.ts'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { isDecidable, WORKFLOW_STATUS, type ChangeRequestRow } from '@flou/shared/approval/workflow.ts'
import { DEMO_ACCOUNT } from '@flou/demo/account.ts'
import { signIn, type ApiClient } from '../seeding/apiClient.ts'
import type { ChangeTarget } from './changeRequestWriters.ts'
import { screenPath } from './writers.ts'

/** All but the first two count faults. */
export interface Findings {
  changeRequests: number
  /** Approved after the last restart: proves that none is stuck. */
  decidedAfterwards: number
  twice: number
  /** Acknowledged but missing. */
  lost: number
  /** Missing or extra audit entries. */
  misaudited: number
  /** Executions of decided change requests that still wait. */
  orphanedExecutions: number
}

const TYPE = 'newsCategory'
/** Executions end through the outbox after a decision. */
const END_MS = 60_000

interface DevState {
  executions: { name: string; status: string }[]
}

export async function checkChangeRequests(
  admin: string,
  targets: readonly ChangeTarget[],
): Promise<Findings> {
  const api = await signIn(admin, DEMO_ACCOUNT)
  const findings: Findings = {
    changeRequests: 0,
    decidedAfterwards: 0,
    twice: 0,
    lost: 0,
    misaudited: 0,
    orphanedExecutions: 0,
  }
  const decided = new Set<string>()
  for (const record of targets) {
    const auditEntries = await entriesOf(api, record.id)
    const requestEntries = auditEntries.filter(({ actionType }) => actionType === 'submit')
    const id = record.changeRequestId ?? changeRequestIdIn(requestEntries[0])
    if (id === undefined) continue
    findings.changeRequests += 1
    await checkOne(api, { record, id, findings, isRequestAudited: requestEntries.length > 0 })
    decided.add(id)
  }
  findings.orphanedExecutions = await orphanedExecutions(admin, decided)
  return findings
}

const entriesOf = async (api: ApiClient, id: number): Promise<AuditEntry[]> =>
  (await api.request(
    'GET',
    `${STAFF_PATHS.auditLog}?entity=${TYPE}&entityId=${id}&perPage=100`,
  )) as AuditEntry[]

/** Used if the acknowledgement was lost. */
function changeRequestIdIn(entry: AuditEntry | undefined): string | undefined {
  return entry?.data === undefined
    ? undefined
    : (JSON.parse(entry.data) as { changeRequest?: string }).changeRequest
}

interface One {
  record: ChangeTarget
  id: string
  findings: Findings
  isRequestAudited: boolean
}

async function checkOne(api: ApiClient, { record, id, findings, isRequestAudited }: One): Promise<void> {
  const readChangeRequest = async () =>
    (await api.request('GET', STAFF_PATHS.changeRequest(id))) as ChangeRequestRow
  const remaining = await readChangeRequest()
  if (record.isApproved && remaining.status !== WORKFLOW_STATUS.approved) findings.lost += 1
  if (isDecidable(remaining.status)) {
    await api.request('POST', STAFF_PATHS.approveChangeRequest(id), { hash: remaining.hash })
    findings.decidedAfterwards += 1
  }
  const [changeRequest, auditEntries, stored] = [
    await readChangeRequest(),
    await entriesOf(api, record.id),
    await api.request('GET', `${screenPath()}/${record.id}`),
  ]
  const approvals = auditEntries.filter(({ actionType }) => actionType === 'approve').length
  const applied = auditEntries.filter(
    ({ actionType, workflowStatus }) => actionType === 'update' && workflowStatus === 2,
  ).length
  const isLive = JSON.stringify(stored).includes(record.title) && !('live' in (stored as object))
  if (approvals > 1 || applied > 1) findings.twice += 1
  if (changeRequest.status === WORKFLOW_STATUS.approved && !isLive) findings.lost += 1
  if (!isRequestAudited || approvals !== 1 || applied !== 1) findings.misaudited += 1
}

async function orphanedExecutions(admin: string, decided: ReadonlySet<string>): Promise<number> {
  const end = Date.now() + END_MS
  for (;;) {
    const { executions } = (await (await fetch(`${admin}/__dev/state.json`)).json()) as DevState
    const remaining = executions.filter(
      ({ name, status }) => status === 'RUNNING' && decided.has(name.slice(0, name.lastIndexOf('-'))),
    )
    if (remaining.length === 0 || Date.now() > end) return remaining.length
    await sleep(1_000)
  }
}
