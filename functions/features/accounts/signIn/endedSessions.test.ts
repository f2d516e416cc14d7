import { permissionList } from '@flou/shared/content/permissions.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { contentRoutes } from '../../../lambdas/content/routes.ts'
import { Table } from '../../../core/store/dynamo/table.ts'
import { keys } from '../../../core/store/keys.ts'
import { mailKeys } from '../../mail/outbox/mailKeys.ts'
import { mintTokens } from '../../mail/outbox/mintedTokens.ts'
import { startTestTable, type TestTable } from '../../../core/store/testTable.ts'
import { ADMIN, cheapPassword, startTestApi, type TestAnswer, type TestApi } from '../testApi.ts'

let server: TestTable
let api: TestApi
let admin: string
beforeEach(async () => {
  server = await startTestTable()
  api = await startTestApi(server.table, contentRoutes(REGISTRY))
  admin = tokenOf(await signIn(ADMIN.email, ADMIN.password))
  for (const body of [PERSONNEL, WRITER]) await api.call({ path: '/api/dashboard/admin', body, token: admin })
  await api.call({ path: '/api/dashboard/user', body: BUDI, token: admin })
  await cheapPassword(server.table, 2, PASSWORD)
})
afterEach(() => server.stop())

const PASSWORD = 'es cendol durian enak'
const NEW_PASSWORD = 'teh tarik tanpa gula'
const roleOf = (roleName: string, ...keys: string[]) => ({
  roleName,
  needApproval: false,
  permission: permissionList((key) => keys.includes(key)),
})
const PERSONNEL = roleOf('Personalia', 'Management User', 'Manage News')
const WRITER = roleOf('Penulis', 'Manage News')
const BUDI = {
  fullName: 'Budi Santoso',
  email: 'budi@flou.example',
  role: 2,
  title: 'Editor',
  nik: '123',
  status: '1',
  password: PASSWORD,
  confirmPassword: PASSWORD,
}
const tokenOf = ({ data }: TestAnswer) => String(data['token'])
const signIn = (email: string, password: string) =>
  api.call({ path: '/api/authenticate', body: { email, password } })
const asBudi = () => signIn(BUDI.email, PASSWORD)
const sessions = (token: string) => api.call({ method: 'GET', path: '/api/account/sessions', token })
const refresh = ({ cookie = '' }: TestAnswer) => api.call({ path: '/api/account/refresh-token', cookie })

async function update(path: string, given: Record<string, unknown>, token = admin) {
  const { data } = await api.call({ method: 'GET', path, token })
  const body = { ...data, password: '', confirmPassword: '', ...given }
  return api.call({ method: 'PUT', path, token, body })
}
const newPassword = { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD }

async function alive(answers: readonly TestAnswer[]): Promise<number> {
  const results = []
  for (const answer of answers) results.push([await sessions(tokenOf(answer)), await refresh(answer)])
  return results.filter((pair) => pair.some(({ status }) => status !== 401)).length
}

/** More sessions than allowed, as if opened at the same moment. */
async function manySessions(count: number): Promise<TestAnswer[]> {
  const opened: TestAnswer[] = []
  const items = []
  for (let index = 0; index < count; index += 1) {
    const answer = await asBudi()
    const [id = ''] = (answer.cookie ?? '').split('.')
    opened.push(answer)
    items.push(
      await server.table.get(keys.session(id)).then((item) => item && { ...keys.session(id), ...item }),
    )
  }
  for (const item of items) if (item) await server.table.put(item)
  return opened
}

async function resetByMail(): Promise<TestAnswer> {
  await api.call({ path: '/api/account/forgot-password', body: { email: BUDI.email } })
  const mails = await server.table.getAll(api.ids.map(mailKeys.mail))
  const mail = mails.findLast((item) => item?.['template'] === 'resetPassword')
  const minted = await mintTokens(api.services, mail?.['params'])
  const { token } = minted as { token: string }
  return api.call({ path: '/api/account/reset-password', body: { token, ...newPassword } })
}

test.each([
  ['a new password set by an administrator', () => update('/api/dashboard/user/2', newPassword)],
  ['a new password by mail', resetByMail],
])(
  'of 130 sessions none survives %s',
  async (_, act) => {
    const opened = await manySessions(130)
    const before = await alive([0, 64, 129].flatMap((at) => opened[at] ?? []))

    expect([before, (await act()).status]).toEqual([3, 200])
    expect(await alive(opened)).toBe(0)
    expect((await signIn(BUDI.email, NEW_PASSWORD)).status).toBe(200)
  },
  180_000,
)

test.each([
  ['another role', () => update('/api/dashboard/user/2', { role: 3 })],
  ['deactivation', () => update('/api/dashboard/user/2', { status: '0' })],
  ['the trash', () => api.call({ method: 'DELETE', path: '/api/dashboard/user/2', token: admin })],
])('%s ends all sessions, for good', async (_, act) => {
  const opened = [await asBudi(), await asBudi()]

  expect((await act()).status).toBe(200)
  const afterwards = await alive(opened)
  await api.call({ path: '/api/dashboard/user/2/restore', token: admin })
  await update('/api/dashboard/user/2', { status: '1' })

  expect([afterwards, await alive(opened)]).toEqual([0, 0])
  expect((await sessions(tokenOf(await asBudi()))).data).toHaveLength(1)
})

test('a session that opens while all sessions end has ended as well', async () => {
  // oxlint-disable-next-line typescript/unbound-method -- called with its table
  const { get } = Table.prototype
  const interrupted = vi.spyOn(Table.prototype, 'get').mockImplementation(async function (
    this: Table,
    key,
    options,
  ) {
    if (key.sk === 'factors') {
      interrupted.mockRestore()
      await update('/api/dashboard/user/2', newPassword)
      api.clock.now += 1000
    }
    return get.call(this, key, options)
  })

  const opened = await asBudi()

  expect([opened.status, await alive([opened])]).toEqual([200, 0])
})

test('another change of an account ends no session', async () => {
  const opened = [await asBudi(), await asBudi()]

  await update('/api/dashboard/user/2', { title: 'Penulis' })

  expect(await alive(opened)).toBe(2)
})

test('who changes their own account stays signed in there alone', async () => {
  const [here, there] = [await asBudi(), await asBudi()]

  const changed = await update('/api/dashboard/user/2', newPassword, tokenOf(here))

  expect(changed.status).toBe(200)
  expect([await alive([here]), await alive([there])]).toEqual([1, 0])
  expect((await sessions(tokenOf(here))).data).toMatchObject([{ current: true }])
})

test('with one session more than 20 the oldest ends', async () => {
  const opened: TestAnswer[] = []
  for (let count = 0; count < 21; count += 1) {
    opened.push(await asBudi())
    api.clock.now += 1000
  }

  const [oldest, second] = opened
  expect((await sessions(tokenOf(opened.at(-1)!))).data).toHaveLength(20)
  expect([(await refresh(oldest!)).status, (await refresh(second!)).status]).toEqual([401, 200])
})
