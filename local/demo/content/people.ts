import { USER_STATUS } from '@flou/shared/content/types/staff.ts'
import { permissionList, type Permission } from '@flou/shared/content/permissions.ts'
import type { DemoRecord } from '../record.ts'

const EDITED: readonly Permission[] = [
  'Manage Home Page',
  'Manage Menu',
  'Manage Slider',
  'Manage News',
  'Custom Html',
  'Contact',
  'Footer',
  'Media',
]

interface RoleSpec {
  roleName: string
  needApproval: boolean
  permitted: readonly Permission[]
}

const roles: readonly RoleSpec[] = [
  { roleName: 'Editor', needApproval: false, permitted: EDITED },
  { roleName: 'Contributor', needApproval: true, permitted: ['Manage News', 'Manage Slider', 'Custom Html'] },
  { roleName: 'Reviewer', needApproval: false, permitted: [...EDITED, 'Workflow'] },
  { roleName: 'Auditor', needApproval: false, permitted: ['Audit Log'] },
]

export const ROLES: readonly DemoRecord[] = roles.map(({ roleName, needApproval, permitted }) => ({
  type: 'role',
  key: roleName,
  body: () => ({
    roleName,
    needApproval,
    permission: permissionList((key) => permitted.some((name) => name === key)),
  }),
}))

export const PASSWORD = 'Ombak-Tenang-2026'

const users = [
  ['Bagas Wiratmaja', 'bagas', 'Editor', 'Website editor', 'FL-1042', USER_STATUS.active],
  ['Citra Larasati', 'citra', 'Contributor', 'Content writer', 'FL-1077', USER_STATUS.active],
  ['Damar Hanggara', 'damar', 'Reviewer', 'Head of communication', 'FL-1013', USER_STATUS.active],
  ['Intan Permadi', 'intan', 'Auditor', 'Compliance officer', 'FL-1090', USER_STATUS.inactive],
] as const

export const USERS: readonly DemoRecord[] = users.map(([fullName, name, role, title, nik, status]) => ({
  type: 'user',
  key: name,
  body: (ids) => ({
    fullName,
    email: `${name}@flou.example`,
    role: ids.record('role', role),
    title,
    nik,
    status,
    password: PASSWORD,
    confirmPassword: PASSWORD,
  }),
}))
