import type { PermissionEntry } from './fields/value.ts'

/**
 * Every permission key, with the menu id roles store (decision 25). Ids are permanent: add at the end, never renumber.
 * `Custom Script` and `Personal Data` guard more than an area (decisions 22, 43).
 */
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
] as const
export type Permission = (typeof PERMISSIONS)[number]

/** The key of the screen that renders pages again. */
export const PUBLISHING_PERMISSION: Permission = 'Publishing'
/** The key that guards scripts of custom pages. */
export const SCRIPT_PERMISSION: Permission = 'Custom Script'
/** The key without which nobody could manage roles. */
export const ROLE_PERMISSION: Permission = 'Management Admin'

/** A role's permission list as it travels: every key, those in `permitted` switched on. */
export const permissionList = (
  permitted: (key: Permission) => boolean,
): (PermissionEntry & { menuName: Permission })[] =>
  PERMISSIONS.map((menuName, index) => ({ menuId: index + 1, menuName, permitted: permitted(menuName) }))

const KEYS: ReadonlySet<string> = new Set(PERMISSIONS)
const isPermission = (key: string): key is Permission => KEYS.has(key)

/**
 * The keys a stored list permits; names count, so that a renumbered copy cannot widen a role. Names that are no key any more
 * permit nothing.
 */
export const permittedKeys = (list: readonly PermissionEntry[]): Set<Permission> =>
  new Set(
    list
      .filter(({ permitted }) => permitted)
      .map(({ menuName }) => menuName)
      .filter(isPermission),
  )

/** The role that the bootstrap makes: the first of an installation. */
export const ADMINISTRATOR_ROLE = 1

/** A role's stored fields as they apply: the administrator role has every key, also those of later releases, and needs no approval. */
export const effectiveRole = <F extends Readonly<Record<string, unknown>>>(id: number, fields: F): F =>
  id === ADMINISTRATOR_ROLE
    ? { ...fields, needApproval: false, permission: permissionList(() => true) }
    : fields
