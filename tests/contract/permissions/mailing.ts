import { SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn'
import { approvalClock } from '@flou/functions/features/approval/notify/approvalClock.ts'
import type { ChangeRequestRow } from '@flou/shared/approval/workflow.ts'
import { approvalKeys } from '@flou/functions/features/approval/request/approvalKeys.ts'
import { timesOf } from '@flou/functions/features/approval/decide/approvalTimes.ts'
import type { StoredChangeRequest } from '@flou/functions/features/approval/request/changeRequestItems.ts'
import { mailKeys } from '@flou/functions/features/mail/outbox/mailKeys.ts'
import { subscriberItem } from '@flou/functions/features/mail/outbox/subscriberItems.ts'
import { ACCOUNT_PATHS } from '@flou/shared/accounts/account.ts'
import { permissionList } from '@flou/shared/content/permissions.ts'
import { expect, vi } from 'vitest'
import { ADMIN, createWebhook, logIn } from './staffCalls.ts'
import type { TestAccount } from './testAccount.ts'

const PASSWORD = 'es cendol durian enak'
const BUDI = { email: 'budi@flou.example', password: PASSWORD }
const CATEGORIES = '/api/dashboard/news/category'
const BATCH = 50

/** Creates a user whose writes wait for approval, and returns their token. */
async function addAuthor(aws: TestAccount, token: string): Promise<string> {
  const permission = permissionList((key) => key === 'Manage News')
  const role = { roleName: 'Author', needApproval: true, permission }
  const { data } = await aws.call('content', { path: '/api/dashboard/admin', body: role, token }, 201)
  const person = { fullName: 'Budi', title: 'Staff', nik: '1', status: '1', role: data['id'] }
  const body = { ...person, ...BUDI, confirmPassword: PASSWORD }
  await aws.call('content', { path: '/api/dashboard/user', body, token }, 201)
  return logIn(aws, BUDI)
}

const createCategory = (aws: TestAccount, token: string, status: number) => {
  const contents = [1, 2].map((languageId) => ({ languageId, title: 'Awan', description: 'x' }))
  return aws.call('content', { path: CATEGORIES, body: { contents }, token }, status)
}

/** Delivers all items of the table as new ones, until none is added. */
export async function deliverStream({ tables, become, invoke }: TestAccount): Promise<void> {
  const { TABLE_NAME } = become('mailer')
  const delivered = new Set<string>()
  for (let isOver = false; !isOver;) {
    const { Items = [] } = (await tables.call('DynamoDB_20120810.Scan', { TableName: TABLE_NAME })) as {
      Items?: { pk: object; sk: object }[]
    }
    const nameOf = ({ pk, sk }: (typeof Items)[number]) => JSON.stringify([pk, sk])
    const added = Items.filter((item) => !delivered.has(nameOf(item)))
    for (const item of added) delivered.add(nameOf(item))
    const records = added.map(({ pk, sk, ...rest }, at) => ({
      eventName: 'INSERT',
      dynamodb: { Keys: { pk, sk }, NewImage: { pk, sk, ...rest }, SequenceNumber: `${at}` },
    }))
    for (let at = 0; at < records.length; at += BATCH) {
      const answer = await invoke('mailer', { Records: records.slice(at, at + BATCH) })
      expect(answer).toEqual({ batchItemFailures: [] })
    }
    isOver = added.length === 0
  }
}

const allowDecisionsByMail = (aws: TestAccount, token: string) => {
  const switches = { isSelfApprovalAllowed: false, arePeersApproving: false, isMailDecisionAllowed: true }
  const body = { ...switches, remindAfterDays: 3, expireAfterDays: 14, recordVersion: 0 }
  return aws.call('content', { method: 'PUT', path: '/api/dashboard/setting/approval', body, token }, 200)
}

/** The state machine writes the reminder after a second, and the expiry after another one. */
async function expire(aws: TestAccount, changeRequest: ChangeRequestRow): Promise<void> {
  const { id, round } = changeRequest
  const { APPROVAL_CLOCK_ARN: stateMachineArn } = aws.become('mailer')
  const times = { remindAfter: 1, expireAfter: 1, keepUntil: '9' }
  const input = JSON.stringify({ change: id, round: String(round).padStart(4, '0'), ...times })
  await new SFNClient().send(new StartExecutionCommand({ stateMachineArn, name: 'short', input }))
  const isWritten = async () => {
    const key = approvalKeys.notification(id, round, 'overdue')
    expect(await aws.table.get(key, { consistent: true })).toBeDefined()
  }
  await vi.waitFor(isWritten, { timeout: 20_000, interval: 200 })
  await deliverStream(aws)
}

/** A mail with a link of a registration. */
const putMail = ({ table }: TestAccount) =>
  table.put({
    ...mailKeys.mail('one'),
    to: 'ayu@flou.example',
    template: 'resetPassword',
    language: 'en',
    created: new Date().toISOString(),
    params: { name: 'Ayu', token: { mint: 'mailLink', item: { purpose: 'cancel', person: '1#a' } } },
  })

async function complain({ table, invoke }: TestAccount): Promise<void> {
  const [email, at] = ['siti@example.com', new Date().toISOString()]
  await table.put(subscriberItem({ email, language: 'id', page: '/', at }, { state: 'active', at }))
  const complaint = { complainedRecipients: [{ emailAddress: email }], complaintFeedbackType: 'abuse' }
  await invoke('mailer', { source: 'aws.ses', detail: { eventType: 'Complaint', complaint } })
}

/** An execution ends by its token, or is stopped if the token is not known. */
async function useApprovalClock({ become }: TestAccount): Promise<void> {
  const { APPROVAL_CLOCK_ARN = '' } = become('mailer')
  const clock = approvalClock(new SFNClient(), APPROVAL_CLOCK_ARN)
  const round = { id: 'change', round: 1 }
  await clock.start(
    { ...round, submitted: new Date().toISOString() } as StoredChangeRequest,
    timesOf({}),
    new Date(),
  )
  await clock.end(round, 'unknown token')
}

export async function sendMails(aws: TestAccount, token: string): Promise<void> {
  await createWebhook(aws, token)
  await createCategory(aws, token, 201)
  const { changeRequest } = await createCategory(aws, await addAuthor(aws, token), 202)
  await aws.call('account', { path: ACCOUNT_PATHS.forgot, body: { email: ADMIN.email } })
  await putMail(aws)
  await allowDecisionsByMail(aws, token)
  await deliverStream(aws)
  if (changeRequest) await expire(aws, changeRequest)
  await aws.invoke('mailer', {})
  await complain(aws)
  await useApprovalClock(aws)
}
