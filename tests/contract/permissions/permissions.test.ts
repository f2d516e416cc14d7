import { readManifests } from '@flou/functions/manifests.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendMails } from './mailing.ts'
import { publishSite, switchRelease } from './publishing.ts'
import { createWebhook, logIn, rotateKeys, runMinute, usePictures, verifyAuditLog } from './staffCalls.ts'
import { startTestAccount, type TestAccount } from './testAccount.ts'
import {
  requestCards,
  requestEstimate,
  requestMissingPage,
  requestSearch,
  submitForm,
} from './visitorCalls.ts'

/** Calls of each function that use its role; functions without an entry use the table and their log only. */
const CALLS: Readonly<Record<string, (aws: TestAccount, token: string) => Promise<void>>> = {
  account: async () => {},
  cards: requestCards,
  content: verifyAuditLog,
  estimates: requestEstimate,
  forms: submitForm,
  mailer: sendMails,
  media: usePictures,
  publish: publishSite,
  releases: switchRelease,
  rotate: rotateKeys,
  schedule: runMinute,
  search: requestSearch,
  site: requestMissingPage,
  webhooks: createWebhook,
}

/** Permissions that AWS services use by the role of a function. The table's are compared by `tableWithin`. */
const USED_BY_AWS: readonly RegExp[] = [
  /^logs:(?:CreateLogStream|PutLogEvents) on \S+:log-group:Logs\w+:\*$/,
  /^dynamodb:(?:DescribeStream|GetRecords|GetShardIterator) on \S+\/stream\/\S+$/,
  /^dynamodb:ListStreams on \*$/,
  /^s3:(?:PutObject|ListBucket) on arn:aws:s3:::storagefailedbatches\w+(?:\/\*)?$/,
]
const OF_TABLE = /^dynamodb:\w+ on \S+:table\/Content\w+(?:\/index\/\w+)?$/

const names = Object.keys(await readManifests())
let aws: TestAccount
let token: string
beforeAll(async () => {
  aws = await startTestAccount()
  token = await logIn(aws)
}, 180_000)
afterAll(() => aws.stop())

test.each(names)('%s uses all that its role allows, and no more', async (name) => {
  await CALLS[name]?.(aws, token)

  const isOwn = (one: string) => !OF_TABLE.test(one) && !USED_BY_AWS.some((pattern) => pattern.test(one))
  expect([...aws.usedBy(name)].filter(isOwn).toSorted()).toEqual(aws.allowedBy(name).filter(isOwn).toSorted())
})
