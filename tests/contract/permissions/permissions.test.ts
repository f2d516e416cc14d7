import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readManifests } from '@flou/functions/manifests.ts'
import { templatesOf } from '@flou/infra/stacks/testStack.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allowedBy } from '@flou/functions/core/store/testTableWithin.ts'
import { ROOT } from '../../steps.ts'
import { sourceFolders } from '../sourceFiles.ts'
import { sendMails } from './mailing.ts'
import { runMinute } from './minute.ts'
import { publishSite, switchRelease } from './publishing.ts'
import { createWebhook, openOffice, rotateKeys, usePictures, verifyAuditLog } from './staffCalls.ts'
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

/** Lambda and Step Functions write the log by the role of the function or machine. */
const OF_LOG = /^logs:\w+ on (?:\S+:log-group:Logs\w+:)?\*$/
/** `tableWithin` compares these by keys. */
const OF_TABLE = /^dynamodb:\w+ on \S+:table\/Content\w+(?:\/index\/\w+)?$/

/** Other functions compare their use of the table in tests of their routes. */
const COMPARED_HERE = new Set(['mailer', 'schedule'])

const manifests = await readManifests()
let aws: TestAccount
let token: string
beforeAll(async () => {
  aws = await startTestAccount()
  token = await openOffice(aws)
}, 240_000)
afterAll(() => aws.stop())

/** A test that collects what a function uses names its manifest. */
function namesManifest(name: string): boolean {
  const tests = sourceFolders(['functions']).flatMap(({ folder, files }) =>
    files.filter((file) => file.endsWith('.test.ts')).map((file) => path.join(ROOT, folder, file)),
  )
  return tests.some((file) => {
    const text = readFileSync(file, 'utf8')
    return (
      text.includes(`lambdas/${name}/manifest.ts`) && /toEqual\(allowedBy\(manifest\.table\)\)/.test(text)
    )
  })
}

test('every other function compares its use of the table with its role in tests of its own', () => {
  const others = Object.entries(manifests).filter(([name]) => !COMPARED_HERE.has(name))
  const used = others.filter(([, { table }]) => table.actions.length > 0)

  expect(used.map(([name]) => name).filter((name) => !namesManifest(name))).toEqual([])
})

test('production has the roles that are compared here, and one for its backups', () => {
  const rolesOf = (stage: 'dev' | 'prod') => {
    const { site } = templatesOf(stage, manifests)
    return { ...site.findResources('AWS::IAM::Policy'), ...site.findResources('AWS::IAM::Role') }
  }
  const [compared, inProduction] = [rolesOf('dev'), rolesOf('prod')]
  const [backup = '', ...more] = Object.keys(inProduction).filter((id) => !(id in compared))

  expect(backup).toMatch(/^BackupPlan/)
  expect(more).toEqual([])
  expect(inProduction).toEqual({ ...compared, [backup]: inProduction[backup] })
})

/** Unused permissions of a role, and calls denied to it. */
const differences = (id: string, skipped: readonly RegExp[]) => ({
  unused: aws
    .allowedBy(id)
    .filter((one) => !aws.usedBy(id).has(one) && !skipped.some((pattern) => pattern.test(one))),
  denied: aws.deniedTo(id),
})
const NONE = { unused: [], denied: [] }

test.each(Object.entries(manifests))(
  '%s uses all that its role allows, and no more',
  async (name, { table, runsApprovalClock }) => {
    await CALLS[name]?.(aws, token)

    const id = aws.idOf(name)
    expect(differences(id, [OF_LOG, OF_TABLE])).toEqual(NONE)
    if (COMPARED_HERE.has(name)) expect(aws.tableUsesOf(id, table)).toEqual(allowedBy(table))
    if (runsApprovalClock)
      for (const machine of aws.machines) expect(differences(machine.id, [OF_LOG])).toEqual(NONE)
  },
)
