import { permissionList, type Permission } from '@flou/shared/content/permissions.ts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startTestApproval, type TestApproval } from './testApproval.ts'

const ROLES = '/api/dashboard/admin'
let approval: TestApproval
beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true) // request logs
  approval = await startTestApproval()
  await approval.save(
    'ayu',
    '/api/dashboard/setting/approval',
    await settingsWith({ areRightsReviewed: false }),
  )
  // Citra also manages roles
  await changeRole(3, (key) => key === 'Workflow' || key === 'Management Admin')
})
afterAll(() => approval.stop())
beforeEach(() => approval.reset())

const stored = async (path: string) => (await approval.read('ayu', path)).data
const settingsWith = async (more: object) => ({
  ...(await stored('/api/dashboard/setting/approval')),
  ...more,
})
const changeRole = async (id: number, isPermitted: (key: Permission) => boolean) => {
  const body = { ...(await stored(`${ROLES}/${id}`)), permission: permissionList(isPermitted) }
  return approval.save('ayu', `${ROLES}/${id}`, body)
}
/** Mails about access rights, without those about new devices. */
const mails = () =>
  approval
    .sent()
    .map(({ to, subject, text }) => ({ who: to.split('@')[0], subject, text }))
    .filter(({ subject }) => /^(?:Permissions changed|Izin berubah)/.test(subject))

test('each change of what a role permits is mailed to everybody who manages roles, once, in their language', async () => {
  await changeRole(2, (key) => key === 'Manage News' || key === 'Custom Script')
  await approval.deliver()
  await approval.redeliver()

  const [toAyu, toCitra, ...more] = mails().toSorted((a, b) => String(a.who).localeCompare(String(b.who)))

  expect(more).toEqual([])
  expect(toAyu).toMatchObject({ who: 'admin', subject: 'Permissions changed: Role of Budi' })
  expect(toCitra).toMatchObject({ who: 'citra', subject: 'Izin berubah: Role of Budi' })
  expect(toAyu?.text).toContain('Now permitted: Custom Script\nNo longer permitted: Workflow')
  expect(toCitra?.text).toContain('Kini diizinkan: Skrip Khusus\nTidak lagi diizinkan: Persetujuan')
})

test("a person's role is mailed when it changes; another name of a role or a person is not", async () => {
  const budi = '/api/dashboard/user/2'
  const unchanged = { password: '', confirmPassword: '' }
  await approval.save('ayu', budi, { ...(await stored(budi)), ...unchanged, fullName: 'Budi S.' })
  await approval.save('ayu', `${ROLES}/2`, { ...(await stored(`${ROLES}/2`)), roleName: 'Penulis' })
  await approval.deliver()
  const before = mails()

  await approval.save('ayu', budi, { ...(await stored(budi)), ...unchanged, role: 3 })
  await approval.deliver()

  expect(before).toEqual([])
  expect(mails().map(({ subject }) => subject)).toContain('Permissions changed: Budi S.')
  expect(mails().find(({ who }) => who === 'admin')?.text).toContain('Role: Penulis → Role of Citra')
})
