import { RIGHTS, type PermissionEntry, type Right } from './fields/value.ts'

/** All permissions; the position is the menu id stored in roles. Append only, never reorder. */
export const PERMISSIONS = [
  'Manage Home Page',
  'Manage Menu',
  'Manage Slider',
  'Introduction',
  'Manage Special Offers',
  'Security Compliances',
  'Customer Stories',
  'Manage News',
  'Manage Product',
  'Manage Solution',
  'Our Tech Partner',
  'Manage Business Partner',
  'Manage Pricing',
  'Resources',
  'Support',
  'Community',
  'Event',
  'FAQ',
  'After Sales',
  'Custom Html',
  'Milestone',
  'Region',
  'Global Network',
  'Terms And Condition',
  'Contact',
  'Feedback Form',
  'NewsLetter',
  'EBC',
  'Footer',
  'Management User',
  'Management Admin',
  'Setting',
  'Audit Log',
  'Workflow',
  'Custom Script',
  'Personal Data',
  'Publishing',
  'Media',
  'Visits',
  'Manage Search',
  'Manage Releases',
  'Manage Translations',
] as const
export type Permission = (typeof PERMISSIONS)[number]

export const SCRIPT_PERMISSION: Permission = 'Custom Script'
export const ROLE_PERMISSION: Permission = 'Management Admin'

export const permissionList = (
  permitted: (key: Permission) => boolean,
): (PermissionEntry & { menuName: Permission })[] =>
  PERMISSIONS.map((menuName, index) => ({ menuId: index + 1, menuName, permitted: permitted(menuName) }))

export type Grant = `${Permission}:${Right}`
export const grantOf = (key: Permission, right: Right): Grant => `${key}:${right}`

/** Rights of an entry; the other three include viewing. */
const rightsOf = ({ permitted, rights = [...RIGHTS] }: PermissionEntry): readonly Right[] =>
  permitted ? RIGHTS.filter((right) => right === 'view' || rights.includes(right)) : []

export const grantList = (
  has: (key: Permission, right: Right) => boolean,
): ReturnType<typeof permissionList> =>
  permissionList((key) => RIGHTS.some((right) => has(key, right))).map((entry) => {
    const rights = RIGHTS.filter((right) => right === 'view' || has(entry.menuName, right))
    return entry.permitted && rights.length < RIGHTS.length ? { ...entry, rights } : entry
  })

const KEYS: ReadonlySet<string> = new Set(PERMISSIONS)
const isPermission = (key: string): key is Permission => KEYS.has(key)

/**
 * Returns the permissions of a stored list by name, so that renumbered ids cannot widen a role. Unknown names
 * are ignored.
 */
export const permittedKeys = (list: readonly PermissionEntry[]): Set<Permission> =>
  new Set(
    list
      .filter(({ permitted }) => permitted)
      .map(({ menuName }) => menuName)
      .filter(isPermission),
  )

export const grantsIn = (list: readonly PermissionEntry[]): Set<Grant> =>
  new Set(
    list.flatMap((entry) => {
      const { menuName } = entry
      return isPermission(menuName) ? rightsOf(entry).map((right) => grantOf(menuName, right)) : []
    }),
  )

export function lacksIn(list: readonly PermissionEntry[]): Set<Grant> {
  const grants = grantsIn(list)
  const all = [...permittedKeys(list)].flatMap((key) => RIGHTS.map((right) => grantOf(key, right)))
  return new Set(all.filter((grant) => !grants.has(grant)))
}

export const ADMINISTRATOR_ROLE = 1

/**
 * Returns the effective fields of a role: the administrator role has every permission and needs no approval.
 */
export const effectiveRole = <F extends Readonly<Record<string, unknown>>>(id: number, fields: F): F =>
  id === ADMINISTRATOR_ROLE
    ? { ...fields, needApproval: false, permission: permissionList(() => true) }
    : fields
