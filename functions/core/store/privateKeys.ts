/** Partitions of secrets and personal data, hidden from the functions that render pages for visitors. */
export const PRIVATE_KEYS = [
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
] as const

/** Accounts and sessions, hidden in addition from functions without routes for staff. */
export const ACCOUNT_KEYS = ['user#*', 'session#*', 'list#user*', 'words#user*', 'config#jwks'] as const

export const CALLER_KEYS = ['config#jwks', 'session#*', 'user#*', 'role#*'] as const
