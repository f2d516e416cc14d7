import { setTimeout as sleep } from 'node:timers/promises'
import type { AuditEntry } from '@flou/shared/api.ts'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { isDecidable, WORKFLOW_STATUS, type ChangeRow } from '@flou/shared/workflow.ts'
import { DEMO_ACCOUNT } from '../demo/account.ts'
import { signIn, type ApiClient } from '../seeding/apiClient.ts'
import type { Known } from './changeWriters.ts'
import { screenPath } from './writers.ts'

/** What was found of the changes after everything was killed so often. All but the first two are faults. */
export interface Findings {
  changes: number
  /** Undecided when all was over, and decided then: nothing was stuck. */
  decidedAfterwards: number
  /** Decided or applied more than once. */
  twice: number
  /** Acknowledged, and not there. */
  lost: number
  /** Of which the audit log tells less, or more, than happened. */
  untold: number
  /** Executions that still wait for a decision that was made. */
  leftOver: number
}

const TYPE = 'newsCategory'
/** Executions end through the outbox, moments after a decision. */
const END_MS = 60_000

interface DevState {
  executions: { name: string; status: string }[]
}

/** Looks at every change; decides those that nobody decided before the product was killed. */
export async function checkChanges(admin: string, known: readonly Known[]): Promise<Findings> {
  const api = await signIn(admin, DEMO_ACCOUNT)
  const findings: Findings = { changes: 0, decidedAfterwards: 0, twice: 0, lost: 0, untold: 0, leftOver: 0 }
  const decided = new Set<string>()
  for (const record of known) {
    const told = await entriesOf(api, record.id)
    const submitted = told.filter(({ actionType }) => actionType === 'submit')
    const id = record.change ?? changeIn(submitted[0])
    if (id === undefined) continue
    findings.changes += 1
    await checkOne(api, { record, id, findings, isSubmitted: submitted.length > 0 })
    decided.add(id)
  }
  findings.leftOver = await leftOver(admin, decided)
  return findings
}

const entriesOf = async (api: ApiClient, id: number): Promise<AuditEntry[]> =>
  (await api.request(
    'GET',
    `${STAFF_PATHS.auditLog}?entity=${TYPE}&entityId=${id}&perPage=100`,
  )) as AuditEntry[] // what this call answers

/** The change that an entry of a submission is about, where its acknowledgement was lost. */
function changeIn(entry: AuditEntry | undefined): string | undefined {
  return entry?.data === undefined ? undefined : (JSON.parse(entry.data) as { change?: string }).change
}

interface One {
  record: Known
  id: string
  findings: Findings
  isSubmitted: boolean
}

async function checkOne(api: ApiClient, { record, id, findings, isSubmitted }: One): Promise<void> {
  const readChange = async () => (await api.request('GET', STAFF_PATHS.change(id))) as ChangeRow // what this call answers
  const left = await readChange()
  if (record.isApproved && left.status !== WORKFLOW_STATUS.approved) findings.lost += 1
  if (isDecidable(left.status)) {
    await api.request('POST', STAFF_PATHS.approveChange(id), { hash: left.hash })
    findings.decidedAfterwards += 1
  }
  const [change, told, stored] = [
    await readChange(),
    await entriesOf(api, record.id),
    await api.request('GET', `${screenPath()}/${record.id}`),
  ]
  const approvals = told.filter(({ actionType }) => actionType === 'approve').length
  const applied = told.filter(
    ({ actionType, workflowStatus }) => actionType === 'update' && workflowStatus === 2,
  ).length
  const isLive = JSON.stringify(stored).includes(record.title) && !('live' in (stored as object))
  if (approvals > 1 || applied > 1) findings.twice += 1
  if (change.status === WORKFLOW_STATUS.approved && !isLive) findings.lost += 1
  if (!isSubmitted || approvals !== 1 || applied !== 1) findings.untold += 1
}

/** How many executions of decided changes still run when those that end have ended. */
async function leftOver(admin: string, decided: ReadonlySet<string>): Promise<number> {
  const end = Date.now() + END_MS
  for (;;) {
    const { executions } = (await (await fetch(`${admin}/__dev/state.json`)).json()) as DevState // what the developer page answers
    const left = executions.filter(
      ({ name, status }) => status === 'RUNNING' && decided.has(name.slice(0, name.lastIndexOf('-'))),
    )
    if (left.length === 0 || Date.now() > end) return left.length
    await sleep(1_000)
  }
}
