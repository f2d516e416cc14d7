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

export const AUDIT_DETAILS = {
  draft: 'update',
  discard: 'update',
  reorder: 'update',
  share: 'update',
  unshare: 'update',
  invite: 'update',
  add_factor: 'update',
  remove_factor: 'update',
  renew_recovery_codes: 'update',
  share_calendar: 'update',
  unshare_calendar: 'update',
  comment: 'update',
  uncomment: 'update',
  assign: 'update',
  purge: 'delete',
  revoke: 'delete',
  redact: 'delete',
  rotate_secret: 'update',
} as const satisfies Record<string, AuditAction>
export type AuditDetail = keyof typeof AUDIT_DETAILS

export type AuditKind = AuditAction | AuditDetail

const isDetail = (kind: AuditKind): kind is AuditDetail => Object.hasOwn(AUDIT_DETAILS, kind)

export const auditNames = (kind: AuditKind): { actionType: AuditAction; detail?: AuditDetail } =>
  isDetail(kind) ? { actionType: AUDIT_DETAILS[kind], detail: kind } : { actionType: kind }
