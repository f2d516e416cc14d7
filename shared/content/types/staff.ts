import { contentType } from '../define.ts'
import { area, customScreen, screen } from '../screens.ts'
import { reference } from '../fields/reference.ts'
import { email, password, text } from '../fields/text.ts'
import { choice, permissions, toggle } from '../fields/value.ts'
import { isLookalike } from '../../strings/lookalike.ts'

export const USER_STATUS = { active: '1', inactive: '0', invited: '2', locked: '3' } as const

export const user = contentType('user', {
  label: { en: 'User', id: 'Pengguna' },
  plural: { en: 'Users', id: 'Pengguna' },
  internal: true,
  title: 'fullName',
  fields: {
    fullName: text(),
    email: email(),
    role: reference('role'),
    title: text(),
    nik: text(),
    language: choice(
      [
        { value: 'id', label: { en: 'Indonesian', id: 'Indonesia' } },
        { value: 'en', label: { en: 'English', id: 'Inggris' } },
      ],
      {
        initial: 'id',
        hint: {
          en: 'Language of the invitation. Later emails follow the profile.',
          id: 'Bahasa undangan. Email berikutnya mengikuti profil.',
        },
      },
    ),
    status: choice(
      [
        { value: USER_STATUS.active, label: { en: 'Active', id: 'Aktif' } },
        { value: USER_STATUS.inactive, label: { en: 'Inactive', id: 'Nonaktif' } },
        { value: USER_STATUS.invited, label: { en: 'Invited', id: 'Diundang' }, isSetByEvents: true },
        { value: USER_STATUS.locked, label: { en: 'Locked', id: 'Terkunci' }, isSetByEvents: true },
      ],
      { initial: USER_STATUS.active, optional: false, editor: 'accountState' },
    ),
    password: password({ optional: true }),
    confirmPassword: password({ confirms: 'password', optional: true }),
  },
  search: ['fullName', 'email'],
  unique: ['email'],
  list: { columns: ['fullName', 'email', 'role', 'status'], sortBy: 'fullName', sortable: ['email'] },
  check: ({
    email: enteredEmail = '',
    password: enteredPassword = '',
    confirmPassword = '',
  }): Record<string, string> => ({
    ...(isLookalike(String(enteredEmail)) && { email: 'emailLookalike' }),
    ...(enteredPassword !== confirmPassword && { confirmPassword: 'passwordMismatch' }),
  }),
})

export const role = contentType('role', {
  label: { en: 'Role', id: 'Peran' },
  plural: { en: 'Roles', id: 'Peran' },
  internal: true,
  title: 'roleName',
  fields: {
    roleName: text(),
    needApproval: toggle({
      hint: {
        en: 'Everything this role publishes, changes or deletes waits for approval by someone else, including prices, users and roles. Drafts need no approval.',
        id: 'Semua yang diterbitkan, diubah, atau dihapus peran ini menunggu persetujuan orang lain, termasuk harga, pengguna, dan peran. Draf tidak memerlukan persetujuan.',
      },
    }),
    requiresFactor: toggle({
      hint: {
        en: 'People without it have to set it up before they can continue.',
        id: 'Yang belum mengaktifkannya harus mengaturnya dulu sebelum dapat melanjutkan.',
      },
    }),
    permission: permissions(),
  },
  unique: ['roleName'],
  list: { columns: ['roleName', 'needApproval'], sortBy: 'roleName' },
})

export const userArea = area({
  key: 'user',
  permission: 'Management User',
  label: { en: 'User', id: 'Pengguna' },
  icon: 'user',
  heading: 'administration',
  path: { dashboard: 'manage-user', dashboard2: 'user' },
  screens: [screen('', user)],
})

export const adminArea = area({
  key: 'admin',
  permission: 'Management Admin',
  label: { en: 'Admin', id: 'Admin' },
  icon: 'admin',
  heading: 'administration',
  path: { dashboard: 'manage-admin', dashboard2: 'admin' },
  screens: [screen('', role, { older: ['', '/manage-role'] })],
})

export const apiTokenArea = area({
  key: 'apiTokens',
  permission: 'Management Admin',
  label: { en: 'API tokens', id: 'Token API' },
  icon: 'tech',
  heading: 'administration',
  path: { dashboard: 'api-tokens', dashboard2: 'api-tokens' },
  screens: [customScreen('', 'apiTokens', { label: { en: 'API tokens', id: 'Token API' } })],
})

export const webhookArea = area({
  key: 'webhooks',
  permission: 'Management Admin',
  label: { en: 'Webhooks', id: 'Webhook' },
  icon: 'globe',
  heading: 'administration',
  path: { dashboard: 'webhooks', dashboard2: 'webhooks' },
  screens: [customScreen('', 'webhooks', { label: { en: 'Webhooks', id: 'Webhook' } })],
})

export const auditArea = area({
  key: 'audit',
  permission: 'Audit Log',
  label: { en: 'Audit Log', id: 'Log Audit' },
  icon: 'audit',
  heading: 'administration',
  path: { dashboard: 'audit-log', dashboard2: 'audit-log' },
  screens: [
    customScreen('', 'auditList', { label: { en: 'Audit Log', id: 'Log Audit' } }),
    customScreen('detail/:id', 'auditDetail', { label: { en: 'Audit entry', id: 'Entri audit' } }),
  ],
})
