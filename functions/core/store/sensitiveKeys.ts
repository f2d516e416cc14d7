/**
 * Partitions of secrets, personal data, accounts and the audit seals. A function without `keys` reaches those only that
 * its manifest names.
 */
export const SENSITIVE_KEYS = [
  'reset#*',
  'invitation#*',
  'device#*',
  'mail#*',
  'mails#*',
  'mail-token#*',
  'decision-link#*',
  'submission#*',
  'submissions*',
  'sent-by#*',
  'subscriber#*',
  'subscribers#*',
  'sessions#*',
  'api-token#*',
  'api-tokens',
  'webhook*',
  'user#*',
  'role#*',
  'session#*',
  'list#user*',
  'words#user*',
  'config#jwks',
  'audit-trail',
  'audit-seals',
] as const
export type SensitiveKey = (typeof SENSITIVE_KEYS)[number]

export const CALLER_KEYS = ['config#jwks', 'session#*', 'user#*', 'role#*'] as const
/** Reading callers with API tokens counts their calls. */
export const TOKEN_KEYS = ['api-token#*'] as const
