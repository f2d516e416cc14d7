import { permissionList, PERMISSIONS } from '@flou/shared/content/permissions.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contentRoutes } from '../../../lambdas/content/routes.ts'
import { keys } from '../../store/keys.ts'
import { dataOf } from '../../store/liveItem.ts'
import { startTestTable, type TestTable } from '../../store/testTable.ts'
import { LOCK_OUT } from '../../../features/accounts/signIn/lockOut.ts'
import { ADMIN, startTestApi, type TestApi } from '../../../features/accounts/testApi.ts'

let server: TestTable
let api: TestApi
let token: string
beforeEach(async () => {
  server = await startTestTable()
  api = await startTestApi(server.table, contentRoutes(REGISTRY))
  token = await signIn(ADMIN.email, ADMIN.password)
  // access rights apply without review, also if a test has two managers
  await update(APPROVAL, { areRightsReviewed: false })
})
afterEach(() => server.stop())

const APPROVAL = '/api/dashboard/setting/approval'
const USERS = '/api/dashboard/user'
const ROLES = '/api/dashboard/admin'
const PASSWORD = 'es cendol durian enak'
const BUDI = {
  fullName: 'Budi Santoso',
  email: 'Budi@Flou.Example',
  role: 1,
  title: 'Editor',
  nik: '123',
  status: '1',
  password: PASSWORD,
  confirmPassword: PASSWORD,
}
const authenticate = (email: string, password: string, from = '198.51.100.7') =>
  api.call({ path: '/api/authenticate', body: { email, password }, headers: { 'x-viewer-address': from } })
const signIn = async (email: string, password: string) =>
  String((await authenticate(email, password)).data['token'])
const create = (path: string, body: unknown, as = token) => api.call({ path, body, token: as })
const read = (path: string) => api.call({ method: 'GET', path, token })
const remove = (path: string, as = token) => api.call({ method: 'DELETE', path, token: as })
async function update(path: string, given: Record<string, unknown>, as = token) {
  const { data } = await read(path)
  return api.call({
    method: 'PUT',
    path,
    token: as,
    body: { ...data, password: '', confirmPassword: '', ...given },
  })
}
const role = (roleName: string, permitted: readonly string[]) =>
  create(ROLES, {
    roleName,
    needApproval: false,
    permission: permissionList((key) => permitted.includes(key)),
  })

test('a new person signs in with his address in any case, and his password is nowhere to be read', async () => {
  const created = await create(USERS, BUDI)
  const stored = await server.table.get(keys.live('user', 2))

  expect(created).toMatchObject({ status: 201, data: { email: 'budi@flou.example' } })
  expect((await authenticate(BUDI.email, PASSWORD)).status).toBe(200)
  expect(JSON.stringify([created, stored, await read(`${USERS}/2`)])).not.toContain(PASSWORD)
  expect(JSON.stringify([created, await read(`${USERS}/2`)])).not.toMatch(/argon2|"password"/)
})

test('an address is taken whatever its case', async () => {
  const taken = await create(USERS, { ...BUDI, email: ADMIN.email.toUpperCase() })

  expect(taken).toMatchObject({ status: 422, errors: { Email: 'This value is already in use.' } })
})

test.each([
  [
    { password: 'password1234', confirmPassword: 'password1234' },
    { Password: 'This password is too common. Choose another one.' },
  ],
  [{ confirmPassword: 'something else!' }, { ConfirmPassword: 'Password does not match.' }],
  // rules across two fields are reported together with rules of one
  [
    { password: 'short', confirmPassword: 'other', title: '' },
    {
      Password: 'Length should be at least 12 characters.',
      ConfirmPassword: 'Password does not match.',
      Title: 'This field is required.',
    },
  ],
  [
    { password: 'Budi@Flou.example', confirmPassword: 'Budi@Flou.example' },
    { Password: expect.stringContaining('based on your email address') },
  ],
])('the passwords %o are refused', async (given, errors) => {
  expect(await create(USERS, { ...BUDI, ...given })).toMatchObject({ status: 422, errors })
})

test.each(['аdmin@flou.example', 'admın@flou.example'])(
  'the address %s, which imitates another one, is refused',
  async (email) => {
    expect(await create(USERS, { ...BUDI, email })).toMatchObject({
      status: 422,
      errors: { Email: expect.stringContaining('mistaken') },
    })
  },
)

test.each(['2', '3'])(
  'status %s follows from events: nobody chooses it, and a form keeps it',
  async (status) => {
    const created = await create(USERS, { ...BUDI, status })
    await create(USERS, BUDI)
    const chosen = await update(`${USERS}/2`, { status })
    const live = await server.table.get(keys.live('user', 2))
    const data = JSON.stringify({ ...dataOf(live ?? { data: '{}' }), status })
    await server.table.put({ ...keys.live('user', 2), ...live, data })
    const kept = await update(`${USERS}/2`, { title: 'Penulis' })

    expect([created.errors, chosen.errors].map((errors) => Object.keys(errors ?? {}))).toEqual([
      ['Status'],
      ['Status'],
    ])
    expect(kept).toMatchObject({ status: 200, data: { status } })
  },
)

test('an empty password keeps the old one; a new one signs the person out everywhere', async () => {
  await create(USERS, BUDI)
  await update(`${USERS}/2`, { title: 'Penulis' })
  const { cookie = '', status } = await authenticate(BUDI.email, PASSWORD)
  await update(`${USERS}/2`, { password: 'teh tarik tanpa gula', confirmPassword: 'teh tarik tanpa gula' })

  expect(status).toBe(200)
  expect((await api.call({ path: '/api/account/refresh-token', cookie })).status).toBe(401)
  expect((await authenticate(BUDI.email, PASSWORD)).status).toBe(401)
  expect((await authenticate(BUDI.email, 'teh tarik tanpa gula')).status).toBe(200)
})

test.each([
  ['set to inactive', () => update(`${USERS}/2`, { status: '0' })],
  ['put into the trash', () => remove(`${USERS}/2`)],
])('a person %s is signed out within five seconds and stays out', async (_, act) => {
  await create(USERS, BUDI)
  const { data, cookie = '' } = await authenticate(BUDI.email, PASSWORD)
  const ownSessions = () =>
    api.call({ method: 'GET', path: '/api/account/sessions', token: String(data['token']) })
  const before = await ownSessions()

  expect((await act()).status).toBe(200)
  api.clock.now += 5_000

  expect(before.status).toBe(200)
  expect((await ownSessions()).status).toBe(401)
  expect((await api.call({ path: '/api/account/refresh-token', cookie })).status).toBe(401)
  expect((await authenticate(BUDI.email, PASSWORD)).status).toBe(401)
})

test('an administrator ends a lock by setting the account to active', async () => {
  await create(USERS, BUDI)
  for (let failure = 0; failure < LOCK_OUT.account.limit; failure += 1)
    await authenticate(BUDI.email, 'wrong password!', `203.0.113.${failure}`)
  const locked = await authenticate(BUDI.email, PASSWORD)
  await update(`${USERS}/2`, { status: '1' })

  expect(locked.status).toBe(401)
  expect((await authenticate(BUDI.email, PASSWORD)).status).toBe(200)
})

test('nobody locks himself out', async () => {
  await role('Penulis', ['Manage News'])
  await create(USERS, BUDI)
  const attempts = [
    await update(`${USERS}/1`, { status: '0' }),
    await update(`${USERS}/1`, { role: 2 }),
    await remove(`${USERS}/1`),
    await update(`${ROLES}/1`, { permission: permissionList((key) => key === 'Manage News') }),
  ]

  expect(attempts.map(({ status }) => status)).toEqual([422, 422, 422, 422])
  expect(attempts[0]?.errors?.['Status']).toContain('cannot lock yourself out')
})

test('two who take the management of roles from each other at once do not both succeed', async () => {
  await role('Personalia', PERMISSIONS)
  await create(USERS, { ...BUDI, role: 2 })
  const budi = await signIn(BUDI.email, PASSWORD)
  const [ofAdmin, ofBudi] = [await read(`${USERS}/1`), await read(`${USERS}/2`)]
  const deactivate = (path: string, { data }: typeof ofAdmin, as: string) =>
    api.call({
      method: 'PUT',
      path,
      token: as,
      body: { ...data, status: '0', password: '', confirmPassword: '' },
    })

  await Promise.all([deactivate(`${USERS}/1`, ofAdmin, budi), deactivate(`${USERS}/2`, ofBudi, token)])

  const people = await server.table.getAll([keys.live('user', 1), keys.live('user', 2)])
  const statuses = people.map((item) => dataOf(item ?? { data: '{}' })['status'])
  expect(statuses.filter((status) => status === '1')).toHaveLength(1)
})

test('a manager of roles is deactivated and moved to the caller’s own role in one save', async () => {
  await role('Personalia', PERMISSIONS)
  await create(USERS, { ...BUDI, role: 2 })

  const { status } = await update(`${USERS}/2`, { role: 1, status: '0' })

  expect(status).toBe(200)
  expect((await read(`${USERS}/2`)).data).toMatchObject({ role: 1, status: '0' })
})

test('who manages people but not roles gives nobody more than he has himself', async () => {
  await role('Personalia', ['Management User', 'Manage News'])
  await role('Penulis', ['Manage News'])
  await create(USERS, { ...BUDI, role: 2 })
  const budi = await signIn(BUDI.email, PASSWORD)
  const siti = { ...BUDI, fullName: 'Siti', email: 'siti@flou.example' }

  const promoted = await update(`${USERS}/2`, { role: 1 }, budi)
  const takenOver = await update(`${USERS}/1`, { password: PASSWORD, confirmPassword: PASSWORD }, budi)
  const beyond = await create(USERS, { ...siti, role: 1 }, budi)
  const within = await create(USERS, { ...siti, role: 3 }, budi)

  expect([promoted.status, takenOver.status, beyond.status, within.status]).toEqual([422, 422, 422, 201])
})

test('a role that somebody has is not deleted', async () => {
  await role('Penulis', ['Manage News'])
  await create(USERS, { ...BUDI, role: 2 })

  const refused = await remove(`${ROLES}/2`)

  expect(refused).toMatchObject({ status: 409, code: 'in_use', data: [{ type: 'user', id: 2 }] })
})

test('a role stores the keys we know, and permits at least one', async () => {
  const odd = [
    { menuId: 1, menuName: 'Manage News', permitted: true },
    { menuId: 99, menuName: 'Root', permitted: true },
  ]
  const created = await create(ROLES, { roleName: 'Penulis', needApproval: false, permission: odd })
  const none = await create(ROLES, { roleName: 'Kosong', needApproval: false, permission: [] })
  const stored = created.data['permission'] as { menuName: string; permitted: boolean }[]

  expect(stored.filter(({ permitted }) => permitted).map(({ menuName }) => menuName)).toEqual(['Manage News'])
  expect(none.errors).toEqual({ Permission: 'This field is required.' })
})

/** Users who manage users and optionally roles, without all permissions. */
async function personnel(permitted: readonly string[]) {
  await role('Personalia', ['Management User', ...permitted])
  await create(USERS, { ...BUDI, role: 2 })
  return signIn(BUDI.email, PASSWORD)
}
const restore = (path: string, as = token) => api.call({ path: `${path}/restore`, token: as })

test('an administrator in the trash is neither brought back nor deleted for good by who has fewer rights', async () => {
  const budi = await personnel([])
  await create(USERS, { ...BUDI, email: 'siti@flou.example', role: 1 })
  await remove(`${USERS}/3`)

  const restored = await restore(`${USERS}/3`, budi)
  const purged = await remove(`${USERS}/3/trash`, budi)

  expect([restored.status, purged.status]).toEqual([422, 422])
  expect(restored.errors).toHaveProperty('Role')
})

test('an account comes back inactive: nobody signs in with it until somebody activates it', async () => {
  await create(USERS, BUDI)
  await remove(`${USERS}/2`)

  const restored = await restore(`${USERS}/2`)

  expect(restored).toMatchObject({ status: 200, data: { status: '0' } })
  expect((await authenticate(BUDI.email, PASSWORD)).status).toBe(401)
})

test('who manages roles gives and brings back what his own role permits, and no more', async () => {
  const budi = await personnel(['Management Admin'])
  const all = { needApproval: false, permission: permissionList(() => true) }
  const few = { needApproval: false, permission: permissionList((key) => key === 'Management User') }
  await create(ROLES, { roleName: 'Semua', ...all })
  await remove(`${ROLES}/3`)

  const beyond = await create(ROLES, { roleName: 'Lain', ...all }, budi)
  const raised = await update(`${ROLES}/2`, all, budi)
  const given = await create(USERS, { ...BUDI, email: 'siti@flou.example', role: 1 }, budi)
  const restored = await restore(`${ROLES}/3`, budi)
  const within = await create(ROLES, { roleName: 'Sedikit', ...few }, budi)

  expect([beyond, raised, given, restored].map(({ status }) => status)).toEqual([422, 422, 422, 422])
  expect(within.status).toBe(201)
})

test('a permission that no role has can be given by who has all others, and by nobody else', async () => {
  await role(
    'Hampir semua',
    PERMISSIONS.filter((key) => key !== 'Media'),
  )
  await role(
    'Lebih sedikit',
    PERMISSIONS.filter((key) => key !== 'Media' && key !== 'FAQ'),
  )
  await create(USERS, { ...BUDI, role: 2 })
  await create(USERS, { ...BUDI, email: 'siti@flou.example', role: 3 })
  const [budi, siti] = [await signIn(BUDI.email, PASSWORD), await signIn('siti@flou.example', PASSWORD)]
  await server.table.update(keys.live('role', 1), {
    UpdateExpression: 'SET #state = :trashed',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: { ':trashed': 'trashed' },
  })
  const withMedia = (path: string, as: string) =>
    api.call({
      path,
      token: as,
      body: { roleName: 'Media', permission: permissionList((key) => key === 'Media') },
    })

  const beyond = await withMedia(ROLES, siti)
  const given = await withMedia(ROLES, budi)
  const again = await api.call({
    path: ROLES,
    token: siti,
    body: { roleName: 'Media dua', permission: permissionList((key) => key === 'Media') },
  })

  expect([beyond.status, given.status, again.status]).toEqual([422, 201, 422])
})
