import { REGISTRY } from '@flou/shared/content/registry.ts'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { GSI1, keys } from '../../core/store/keys.ts'
import { partitions } from '../../core/store/partitions.ts'
import { startTestTable, type TestTable } from '../../core/store/testTable.ts'
import { allowedBy, routesWithin } from '../../core/store/testTableWithin.ts'
import { manifest } from '../../lambdas/account/manifest.ts'
import { contentRoutes } from '../../lambdas/content/routes.ts'
import { manifest as content } from '../../lambdas/content/manifest.ts'
import { bootstrap } from './bootstrap.ts'
import { mailKeys } from '../mail/outbox/mailKeys.ts'
import { mintTokens } from '../mail/outbox/mintedTokens.ts'
import { accountKeys } from './person.ts'
import { ADMIN, startTestApi, type TestApi } from './testApi.ts'

let server: TestTable
let api: TestApi
const used = new Set<string>()
beforeEach(async () => {
  server = await startTestTable()
  api = await startTestApi(server.table, routesWithin(contentRoutes(REGISTRY), content.table), used)
})
afterEach(() => server.stop())
afterAll(() => {
  expect(used).toEqual(allowedBy(manifest.table))
})

const MINUTE = 60_000
const PASSWORD = 'teh tarik tanpa gula'
const signIn = (password = ADMIN.password, email = ADMIN.email) =>
  api.call({ path: '/api/authenticate', body: { email, password } })
const refresh = (cookie: string | undefined) =>
  api.call({ path: '/api/account/refresh-token', ...(cookie && { cookie }) })
const tokenOf = ({ data }: Awaited<ReturnType<typeof signIn>>) => String(data['token'])
const sessions = (token: string) => api.call({ method: 'GET', path: '/api/account/sessions', token })

async function auditActions(): Promise<string[]> {
  const { items } = await server.table.query({
    IndexName: GSI1,
    KeyConditionExpression: 'gsi1pk = :entity',
    ExpressionAttributeValues: { ':entity': partitions.auditOf('user', 1) },
  })
  return items.map(({ row }) => JSON.parse(String(row)).actionType)
}

test('invitations, new passwords, known devices and API tokens are within the role of the function', async () => {
  const [known = ''] =
    (await signIn()).cookieTexts?.flatMap((text) => /^known_device=[^;]+/.exec(text) ?? []) ?? []
  const login = { path: '/api/authenticate', body: ADMIN, cookies: [known] }
  const token = tokenOf(await api.call(login))
  const person = {
    fullName: 'Siti',
    email: 'siti@flou.example',
    role: 1,
    title: 'Author',
    nik: '7',
    status: '1',
  }
  const importer = { name: 'Importer', role: 1, days: 90, isReadOnly: false }
  await api.call({ path: '/api/dashboard/user', token, body: { ...person, language: 'en' } })
  await api.call({ path: '/api/account/invitations/2', token })
  await api.call({ path: '/api/account/api-tokens', token, body: importer })
  const listed = await api.call({ method: 'GET', path: '/api/account/api-tokens', token })
  await api.call({ path: '/api/account/forgot-password', body: { email: ADMIN.email } })
  const mails = await server.table.getAll(api.ids.map(mailKeys.mail))
  const useTokenOf = async (template: string) => {
    const params = await mintTokens(
      api.services,
      mails.findLast((mail) => mail?.template === template)?.params,
    )
    const body = { token: (params as { token: string }).token, password: PASSWORD, confirmPassword: PASSWORD }
    return (await api.call({ path: '/api/account/reset-password', body })).status
  }

  expect(listed.data).toMatchObject([{ name: 'Importer' }])
  expect([await useTokenOf('invitation'), await useTokenOf('resetPassword')]).toEqual([200, 200])
})

test('who signs in is told who he is, and gets a cookie that scripts cannot read', async () => {
  const answer = await signIn()

  expect(answer.status).toBe(200)
  expect(answer.data).toMatchObject({
    expiresIn: 900,
    user: {
      id: 1,
      fullName: ADMIN.fullName,
      email: ADMIN.email,
      roleName: 'Administrator',
      needApproval: false,
    },
  })
  expect(answer.cookieText).toMatch(
    /^__Host-refresh_token=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  )
  expect(answer.cookieTexts?.[1]).toMatch(/^has_session=1; Max-Age=\d+; Path=\/; Secure; SameSite=Strict$/)
  expect((await sessions(tokenOf(answer))).data).toMatchObject([{ current: true }])
  expect(await auditActions()).toContain('login')
})

test('whoever signs out keeps neither cookie', async () => {
  const { cookie } = await signIn()

  const answer = await api.call({ path: '/api/account/logout', ...(cookie && { cookie }) })

  expect(answer.cookieTexts).toEqual([
    '__Host-refresh_token=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict',
    'has_session=; Max-Age=0; Path=/; Secure; SameSite=Strict',
  ])
})

test('the address counts whatever its case', async () => {
  expect((await signIn(ADMIN.password, ' ADMIN@Flou.Example')).status).toBe(200)
})

test('nothing that is stored or answered holds a password', async () => {
  const answer = await signIn()
  const item = await server.table.get(keys.live('user', 1))
  const version = await server.table.get(keys.revision('user', 1, 1))

  expect(JSON.stringify([answer, item, version])).not.toContain(ADMIN.password)
  expect(JSON.stringify([answer, version])).not.toContain('argon2')
})

test('a wrong password and an unknown address are refused with the same words', async () => {
  const [wrong, unknown] = [
    await signIn('wrong password!'),
    await signIn('wrong password!', 'nobody@flou.example'),
  ]

  expect(wrong.status).toBe(401)
  expect(unknown).toEqual(wrong)
})

test('an empty form says which fields are missing', async () => {
  const answer = await api.call({ path: '/api/authenticate', body: {} })

  expect(answer.status).toBe(422)
  expect(answer.errors).toEqual({ Email: 'This field is required.', Password: 'This field is required.' })
})

test('a refresh exchanges the token; both the old and a new page may ask at once', async () => {
  const { cookie } = await signIn()
  const [first, second] = await Promise.all([refresh(cookie), refresh(cookie)])
  const later = await refresh(first.cookie)

  expect([first.status, second.status, later.status]).toEqual([200, 200, 200])
  expect(first.cookie).not.toBe(cookie)
  expect(second.cookie).toBe(first.cookie)
})

test('a refresh token used again after the grace ends the session for everybody', async () => {
  const { cookie: stolen } = await signIn()
  const { cookie: rightful } = await refresh(stolen)
  api.clock.now += 16_000

  const reused = await refresh(stolen)
  const afterwards = await refresh(rightful)

  expect([reused.status, afterwards.status]).toEqual([401, 401])
})

test('any earlier token ends the session, however long ago it was exchanged', async () => {
  const { cookie: stolen } = await signIn()
  let cookie = stolen
  for (let exchange = 1; exchange <= 4; exchange += 1) ({ cookie } = await refresh(cookie))

  expect((await refresh(stolen)).status).toBe(401)
  expect((await refresh(cookie)).status).toBe(401)
})

test('a wrong secret with the id of a session does not end it', async () => {
  const { cookie = '' } = await signIn()
  const [id] = cookie.split('.')

  const guessed = await refresh(`${id}.${'a'.repeat(43)}`)

  expect(guessed.status).toBe(401)
  expect((await refresh(cookie)).status).toBe(200)
})

const HOUR = 60 * MINUTE

test('a session that is not used for twelve hours ends', async () => {
  const signedIn = await signIn()
  api.clock.now += 12 * HOUR - MINUTE
  const { cookie, status } = await refresh(signedIn.cookie)
  api.clock.now += 12 * HOUR

  expect(status).toBe(200)
  expect((await refresh(cookie)).status).toBe(401)
})

test('a session ends after seven days, however busy it was', async () => {
  let answer = await signIn()
  for (let halfDay = 1; halfDay < 14; halfDay += 1) {
    api.clock.now += 12 * HOUR - MINUTE
    answer = await refresh(answer.cookie)
    expect(answer.status).toBe(200)
  }
  expect((await sessions(tokenOf(answer))).data).toHaveLength(1)
  api.clock.now += 12 * HOUR - MINUTE
  const last = await refresh(answer.cookie)
  api.clock.now += 14 * MINUTE

  expect([last.status, (await sessions(tokenOf(last))).status]).toEqual([200, 401])
  expect((await refresh(last.cookie)).status).toBe(401)
})

test.each([undefined, 'nonsense', `${crypto.randomUUID()}.${'a'.repeat(43)}`])(
  'the refresh cookie %s is refused',
  async (cookie) => {
    expect((await refresh(cookie)).status).toBe(401)
  },
)

test('logging out ends the session at once and removes the cookie', async () => {
  const signedIn = await signIn()
  await sessions(tokenOf(signedIn))
  const out = await api.call({ path: '/api/account/logout', cookie: signedIn.cookie ?? '' })

  expect(out.cookie).toBe('')
  expect((await refresh(signedIn.cookie)).status).toBe(401)
  expect((await sessions(tokenOf(signedIn))).status).toBe(401)
  expect(await auditActions()).toContain('logout')
})

test('people see their sessions and end one of them', async () => {
  const [here, there] = [await signIn(), await signIn()]
  const token = tokenOf(here)
  const listed = (await sessions(token)).data as unknown as { id: string; current: boolean }[]
  const other = listed.find(({ current }) => !current)

  const ended = await api.call({ method: 'DELETE', path: `/api/account/sessions/${other?.id}`, token })

  expect(listed).toHaveLength(2)
  expect(ended.status).toBe(200)
  expect((await refresh(there.cookie)).status).toBe(401)
  expect((await refresh(here.cookie)).status).toBe(200)
})

test('the first administrator is made once only', async () => {
  const again = bootstrap(
    { ...api.services, now: new Date() },
    { bootstrap: { ...ADMIN, email: 'b@flou.example' } },
  )

  await expect(again).rejects.toMatchObject({ code: 'forbidden' })
})

test('typing the password again confirms the session; a wrong one is refused and counts', async () => {
  const token = tokenOf(await signIn())
  const confirm = (password: string) =>
    api.call({ path: '/api/account/confirm-password', body: { password }, token })
  const { items } = await server.table.query({
    IndexName: GSI1,
    KeyConditionExpression: 'gsi1pk = :person',
    ExpressionAttributeValues: { ':person': partitions.sessionsOf(1) },
  })
  const { pk = '', sk = '' } = (items[0] ?? {}) as { pk?: string; sk?: string }
  const confirmed = async () => (await server.table.get({ pk, sk }))?.['confirmed']
  const atFirst = await confirmed()
  api.clock.now += MINUTE
  const wrong = await confirm('wrong password!')
  const afterWrong = await confirmed()
  const right = await confirm(ADMIN.password)

  expect([wrong.status, right.status]).toEqual([422, 200])
  expect(wrong.errors).toEqual({ Password: 'The password is incorrect.' })
  expect([afterWrong, await confirmed()]).toEqual([atFirst, Number(atFirst) + MINUTE])
  for (let failure = 1; failure <= 5; failure += 1) await confirm('wrong password!')
  expect((await confirm(ADMIN.password)).status).toBe(422)
})

const PROFILE = { fullName: 'Ayu Baru', picture: '', language: 'id', office: 'dashboard2' }
const saveProfile = (token: string, body: object) =>
  api.call({ method: 'PUT', path: '/api/account/profile', token, body: { ...PROFILE, ...body } })

test('a profile is the own one, is audited, and its language outlives the next log-in', async () => {
  const token = tokenOf(await signIn())
  const picture = 'data:image/jpeg;base64,/9j/4AAQ'

  expect((await saveProfile(token, { picture })).status).toBe(200)
  const { data } = await signIn()

  expect(data['user']).toMatchObject({
    id: 1,
    fullName: 'Ayu Baru',
    avatar: { imageDefault: picture },
    language: 'id',
    office: 'dashboard2',
  })
  expect((await server.table.get(accountKeys.preferences(1)))?.language).toBe('id')
  expect((await auditActions()).filter((action) => action === 'update')).toHaveLength(1)
})

test.each([
  [{ fullName: '' }, 'FullName'],
  [{ picture: 'https://elsewhere.example/a.jpg' }, 'Picture'],
  [{ picture: `data:image/jpeg;base64,${'A'.repeat(8_000)}` }, 'Picture'],
  [{ office: 'elsewhere' }, 'Office'],
])('a profile with %o is refused at %s', async (wrong, field) => {
  const { status, errors } = await saveProfile(tokenOf(await signIn()), wrong)

  expect([status, Object.keys(errors ?? {})]).toEqual([422, [field]])
})
