/** Values of an audit entry's `actionType`, in the order that people look for them. */
export const AUDIT_ACTIONS = [
  'create',
  'update',
  'delete',
  'restore',
  'publish',
  'unpublish',
  'schedule',
  'submit',
  'approve',
  'reject',
  'request_changes',
  'withdraw',
  'expire',
  'login',
  'login_failed',
  'logout',
  'password_reset',
  'permission_change',
  'export',
  'import',
  'view_personal_data',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** Finer kinds of an action, which the entry's sentence tells apart, with the action that each is stored as. */
export const AUDIT_DETAILS = {
  draft: 'update',
  discard: 'update',
  reorder: 'update',
  share: 'update',
  unshare: 'update',
  purge: 'delete',
  redact: 'delete',
} as const satisfies Record<string, AuditAction>
export type AuditDetail = keyof typeof AUDIT_DETAILS

/** How writers name an entry: an action, or a finer kind of one. */
export type AuditKind = AuditAction | AuditDetail

const isDetail = (kind: AuditKind): kind is AuditDetail => Object.hasOwn(AUDIT_DETAILS, kind)

/** The stored names of a kind of entry. */
export const auditNames = (kind: AuditKind): { actionType: AuditAction; detail?: AuditDetail } =>
  isDetail(kind) ? { actionType: AUDIT_DETAILS[kind], detail: kind } : { actionType: kind }
