import { SFNClient } from '@aws-sdk/client-sfn'
import { approvalClock } from '@flou/functions/features/approval/notify/approvalClock.ts'
import { timesOf } from '@flou/functions/features/approval/decide/approvalTimes.ts'
import type { StoredChangeRequest } from '@flou/functions/features/approval/request/changeRequestItems.ts'
import { mailKeys } from '@flou/functions/features/mail/outbox/mailKeys.ts'
import { openTable } from '@flou/functions/core/store/dynamo/table.ts'
import type { TestAccount } from './testAccount.ts'

async function sendMail({ invoke, become }: TestAccount): Promise<void> {
  const { TABLE_NAME = '' } = become('mailer')
  const { pk, sk } = mailKeys.mail('one')
  const mail = {
    to: 'ayu@flou.example',
    template: 'resetPassword',
    language: 'en',
    created: new Date().toISOString(),
  }
  await openTable(TABLE_NAME).put({ pk, sk, ...mail, params: { name: 'Ayu', token: 'token' } })
  const dynamodb = { Keys: { pk: { S: pk }, sk: { S: sk } }, SequenceNumber: '1' }
  await invoke('mailer', { Records: [{ eventName: 'INSERT', dynamodb }] })
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

export async function sendMails(aws: TestAccount): Promise<void> {
  await sendMail(aws)
  await useApprovalClock(aws)
}
