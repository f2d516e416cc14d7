import { permissionList } from '@flou/shared/content/permissions.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import type { ChangeRow } from '@flou/shared/workflow.ts'
import { ADMIN, ADMIN_ORIGIN, startTestApi, type TestApi } from '../../account/testApi.ts'
import { contentRoutes } from '../../content/contentHandler.ts'
import { sendDigests } from '../../schedule/sendDigests.ts'
import { tendChanges } from '../../schedule/tendChanges.ts'
import { changeOf, type StoredChange } from '../../store/changes/changeItems.ts'
import type { Table } from '../../store/dynamo/table.ts'
import { keys } from '../../store/keys.ts'
import { startTestTable } from '../../store/testTable.ts'
import { sendingRate } from '../sendingRate.ts'
import { approvalClock, failingOnce } from './approvalClock.ts'
import { handleNotice } from './handleNotice.ts'
import { testServices } from './testServices.ts'
import { itemsOf, testStream } from './testStream.ts'

const PASSWORD = 'es cendol durian enak'
const MACHINE = 'arn:aws:states:r:1:stateMachine:Clock'
const CATEGORIES = '/api/dashboard/news/category'

type Who = 'ayu' | 'budi' | 'citra'
/** Ayu administers and approves, Citra approves, Budi edits and needs approval. */
const PEOPLE: Readonly<Record<Who, { email: string; password: string; language: string }>> = {
  ayu: { ...ADMIN, language: 'en-US' },
  budi: { email: 'budi@flou.example', password: PASSWORD, language: 'en-US' },
  citra: { email: 'citra@flou.example', password: PASSWORD, language: 'id-ID' },
}

/** The device that each person has logged in from: a new one is mailed to them. */
const devices = new Map<string, string[]>()

/** A call of somebody, who signs in for it: tokens do not outlive the waits. */
async function callAs(
  api: TestApi,
  who: Who,
  { path, body, method }: { path: string; body?: object; method?: string },
) {
  const { email, password, language } = PEOPLE[who]
  const headers = { 'accept-language': language }
  const { data, cookieTexts = [] } = await api.call({
    path: '/api/authenticate',
    body: { email, password },
    headers,
    cookies: devices.get(who) ?? [],
  })
  devices.set(
    who,
    cookieTexts.flatMap((text) => /^known_device=[^;]+/.exec(text) ?? []),
  )
  return api.call({ path, token: String(data['token']), ...(body && { body }), ...(method && { method }) })
}

async function addPeople(api: TestApi): Promise<void> {
  const permission = permissionList((key) => key === 'Manage News' || key === 'Workflow')
  const account = { title: 'Staff', nik: '1', status: '1', password: PASSWORD, confirmPassword: PASSWORD }
  for (const [fullName, needApproval] of [
    ['Budi', true],
    ['Citra', false],
  ] as const) {
    const role = { roleName: `Role of ${fullName}`, needApproval, permission }
    const { data } = await callAs(api, 'ayu', { path: '/api/dashboard/admin', body: role })
    const email = `${fullName.toLowerCase()}@flou.example`
    const body = { ...account, fullName, email, role: data['id'] }
    await callAs(api, 'ayu', { path: '/api/dashboard/user', body })
  }
  await callAs(api, 'citra', { path: '/api/account/logout' })
}

/** A new category that Budi submits. */
async function submit(api: TestApi, title = 'Awan'): Promise<ChangeRow> {
  const contents = [1, 2].map((languageId) => ({ languageId, title, description: 'x' }))
  const answer = await callAs(api, 'budi', { path: CATEGORIES, body: { contents } })
  const { change } = answer as unknown as { change?: ChangeRow } // of an answer that waits for approval
  if (!change) throw new Error(`Nothing was submitted: ${JSON.stringify(answer)}`)
  return change
}

/** What the state machine writes. */
const machineOf = (table: Table, now: () => Date) => ({
  put: ({ id, round }: Pick<ChangeRow, 'id' | 'round'>, kind: 'remind' | 'overdue') =>
    table.put({ ...keys.notice(id, round, kind), kind, change: id, round, at: now().toISOString(), ttl: 9 }),
  storeToken: (id: string, taskToken: string) =>
    table.update(keys.change(id), {
      UpdateExpression: 'SET taskToken = :token',
      ExpressionAttributeValues: { ':token': taskToken },
    }),
})

async function forgetChanges(table: Table): Promise<void> {
  for (const prefix of ['change#', 'notice#', 'mail#', 'digest#', 'pending#'])
    for (const { pk, sk } of await itemsOf(table, prefix))
      await table.remove({ pk: String(pk), sk: String(sk) })
}

/** The stream to the mailer, with services that note what they are asked for. */
const streamTo = (table: Table, { sesClient, sfnClient }: ReturnType<typeof testServices>, now: () => Date) =>
  testStream(table, {
    table,
    now,
    ses: sesClient,
    from: 'Flou <no-reply@flou.example>',
    adminOrigin: ADMIN_ORIGIN,
    siteOrigin: 'https://flou.example',
    originSecret: 'test',
    rate: sendingRate({ perSecond: 1_000_000, time: Infinity }),
    openNotices() {
      const clock = failingOnce(approvalClock(sfnClient, MACHINE))
      return Promise.resolve((item) => handleNotice(item, { table, now, clock, registry: REGISTRY }))
    },
  })

/** Approval with everything but the state machine itself, for tests: people, the API, and the functions that carry notices out. */
export async function startTestApproval() {
  const server = await startTestTable()
  const { table } = server
  const api = await startTestApi(table, contentRoutes(REGISTRY))
  await addPeople(api)
  const start = api.clock.now
  const now = () => new Date(api.clock.now)
  const services = testServices()
  const stream = streamTo(table, services, now)
  return {
    ...services,
    ...stream,
    api,
    table,
    machine: machineOf(table, now),
    stop: () => server.stop(),
    submit: (title?: string) => submit(api, title),
    call: (who: Who, path: string, body?: object) => callAs(api, who, { path, ...(body && { body }) }),
    read: (who: Who, path: string) => callAs(api, who, { path, method: 'GET' }),
    save: (who: Who, path: string, body: object) => callAs(api, who, { path, body, method: 'PUT' }),
    change: async (id: string): Promise<StoredChange> =>
      changeOf((await table.get(keys.change(id), { consistent: true })) ?? {}),
    /** What the schedule does each minute. */
    tend: () => tendChanges({ table, registry: REGISTRY, now: now() }),
    sendDigests: () => sendDigests({ table, registry: REGISTRY, now: now() }),
    /** Forgets all changes and mails, and begins anew at the same time. */
    async reset(): Promise<void> {
      api.clock.now = start
      stream.forget()
      services.reset()
      await forgetChanges(table)
    },
  }
}
export type TestApproval = Awaited<ReturnType<typeof startTestApproval>>
