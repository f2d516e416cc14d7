import { permissionList } from '@flou/shared/content/permissions.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import type { ChangeRequestRow } from '@flou/shared/approval/workflow.ts'
import { ADMIN, ADMIN_ORIGIN, startTestApi, type TestApi, type TestRequest } from '../../accounts/testApi.ts'
import { HOOKS_BY_TYPE } from '../../../lambdas/policies.ts'
import { manifest as content } from '../../../lambdas/content/manifest.ts'
import { manifest as mailer } from '../../../lambdas/mailer/manifest.ts'
import { manifest as schedule } from '../../../lambdas/schedule/manifest.ts'
import { contentRoutes } from '../../../lambdas/content/routes.ts'
import { sendDigests } from './sendDigests.ts'
import { maintainChangeRequests } from '../decide/maintainChangeRequests.ts'
import { changeRequestOf, type StoredChangeRequest } from '../request/changeRequestItems.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { approvalKeys } from '../request/approvalKeys.ts'
import { routesWithin, tableWithin } from '../../../core/store/testTableWithin.ts'
import { startTestTable } from '../../../core/store/testTable.ts'
import { sendingRate } from '../../mail/send/sendingRate.ts'
import { approvalClock, failFast } from './approvalClock.ts'
import { handleNotification } from './handleNotification.ts'
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

const devices = new Map<string, string[]>()

async function callAs(
  api: TestApi,
  who: Who,
  { path, ...request }: { path: string } & Pick<TestRequest, 'body' | 'method' | 'query'>,
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
  return api.call({ path, token: String(data['token']), ...request })
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

async function submit(api: TestApi, title = 'Awan'): Promise<ChangeRequestRow> {
  const contents = [1, 2].map((languageId) => ({ languageId, title, description: 'x' }))
  const answer = await callAs(api, 'budi', { path: CATEGORIES, body: { contents } })
  const { changeRequest } = answer as { changeRequest?: ChangeRequestRow }
  if (!changeRequest) throw new Error(`Nothing was submitted: ${JSON.stringify(answer)}`)
  return changeRequest
}

const machineOf = (table: Table, now: () => Date) => ({
  put: ({ id, round }: Pick<ChangeRequestRow, 'id' | 'round'>, kind: 'remind' | 'overdue') =>
    table.put({
      ...approvalKeys.notification(id, round, kind),
      kind,
      change: id,
      round,
      at: now().toISOString(),
      ttl: 9,
    }),
  storeToken: (id: string, taskToken: string) =>
    table.update(approvalKeys.changeRequest(id), {
      UpdateExpression: 'SET taskToken = :token',
      ExpressionAttributeValues: { ':token': taskToken },
    }),
})

async function deleteTestItems(table: Table): Promise<void> {
  for (const prefix of ['changeRequest#', 'notification#', 'mail#', 'digest#', 'pending#'])
    for (const { pk, sk } of await itemsOf(table, prefix))
      await table.remove({ pk: String(pk), sk: String(sk) })
}

interface StreamSource extends ReturnType<typeof testServices> {
  server: Table
  now: () => Date
}

const streamTo = ({ server, now, sesClient, sfnClient }: StreamSource) => {
  const table = tableWithin(server, mailer.table)
  return testStream(server, {
    table,
    now,
    ses: sesClient,
    from: 'Flou <no-reply@flou.example>',
    adminOrigin: ADMIN_ORIGIN,
    siteOrigin: 'https://flou.example',
    originSecret: 'test',
    rate: sendingRate({ perSecond: 1_000_000, time: Infinity }),
    beforeMails: () => Promise.resolve([]),
    afterMails: () => Promise.resolve([]),
    openNotificationHandler() {
      const clock = failFast(approvalClock(sfnClient, MACHINE))
      return Promise.resolve((item) =>
        handleNotification(item, { table, now, clock, registry: REGISTRY, hooks: HOOKS_BY_TYPE }),
      )
    },
  })
}

export async function startTestApproval() {
  const server = await startTestTable()
  const { table } = server
  const api = await startTestApi(table, routesWithin(contentRoutes(REGISTRY), content.table))
  await addPeople(api)
  const start = api.clock.now
  const now = () => new Date(api.clock.now)
  const services = testServices()
  const stream = streamTo({ ...services, server: table, now })
  const minute = { table: tableWithin(table, schedule.table), registry: REGISTRY }
  return {
    ...services,
    ...stream,
    api,
    table,
    machine: machineOf(table, now),
    stop: () => server.stop(),
    submit: (title?: string) => submit(api, title),
    call: (who: Who, path: string, body?: object) => callAs(api, who, { path, ...(body && { body }) }),
    read: (who: Who, path: string, query: Record<string, string> = {}) =>
      callAs(api, who, { path, method: 'GET', query }),
    remove: (who: Who, path: string, query: Record<string, string>) =>
      callAs(api, who, { path, method: 'DELETE', query }),
    save: (who: Who, path: string, body: object) => callAs(api, who, { path, body, method: 'PUT' }),
    change: async (id: string): Promise<StoredChangeRequest> =>
      changeRequestOf(
        (await table.get(approvalKeys.changeRequest(id), { consistent: true })) ?? { row: '{}', gsi1sk: '' },
      ),
    tend: () => maintainChangeRequests({ ...minute, now: now() }),
    sendDigests: () => sendDigests({ ...minute, hooks: HOOKS_BY_TYPE, now: now() }),
    async reset(): Promise<void> {
      api.clock.now = start
      stream.forget()
      services.reset()
      await deleteTestItems(table)
    },
  }
}
export type TestApproval = Awaited<ReturnType<typeof startTestApproval>>
