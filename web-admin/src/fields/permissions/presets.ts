import { RIGHTS, type Right } from '@flou/shared/content/fields/value.ts'
import { PERMISSIONS, type Permission } from '@flou/shared/content/permissions.ts'

const INBOX: readonly Permission[] = ['Contact', 'Feedback Form', 'NewsLetter', 'Personal Data']
const ADMINISTRATION: readonly Permission[] = [
  'Management User',
  'Management Admin',
  'Setting',
  'Audit Log',
  'Workflow',
  'Custom Script',
  'Publishing',
  'Visits',
  'Manage Search',
]
const CONTENT = PERMISSIONS.filter((key) => !INBOX.includes(key) && !ADMINISTRATION.includes(key))

export const GROUPS = { content: CONTENT, inbox: INBOX, administration: ADMINISTRATION } as const
export type GroupName = keyof typeof GROUPS
export const GROUP_NAMES = Object.keys(GROUPS) as GroupName[]

export type PresetName = 'editor' | 'author' | 'approver' | 'inbox' | 'viewer' | 'administrator' | 'none'

type Has = (key: Permission, right: Right) => boolean

export const PRESETS: Readonly<Record<PresetName, Has>> = {
  editor: (key) => CONTENT.includes(key),
  author: (key, right) => CONTENT.includes(key) && (right === 'view' || right === 'edit'),
  approver: (key, right) =>
    key === 'Workflow' ? right !== 'delete' : right === 'view' && CONTENT.includes(key),
  inbox: (key, right) =>
    INBOX.includes(key) && key !== 'Personal Data' && (right === 'view' || right === 'edit'),
  viewer: (key, right) => right === 'view' && (key === 'Visits' || CONTENT.includes(key)),
  administrator: () => true,
  none: () => false,
}
export const PRESET_NAMES = Object.keys(PRESETS) as PresetName[]

/** Sets a right. The other three need `view`; without it none remains. */
export function withRight(rights: readonly Right[], right: Right, isOn: boolean): Right[] {
  if (!isOn && right === 'view') return []
  return RIGHTS.filter((one) => (one === right ? isOn : rights.includes(one) || (isOn && one === 'view')))
}
