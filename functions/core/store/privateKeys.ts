/** Partitions of secrets and personal data: no function that visitors call needs to read them as a whole. */
export const PRIVATE_KEYS = [
  'reset#*',
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
] as const

/** Needed to verify callers, so that public functions without staff routes alone can do without. */
export const ACCOUNT_KEYS = ['user#*', 'session#*', 'list#user*', 'words#user*', 'config#jwks'] as const

/** Read to verify a caller and their role. */
export const CALLER_KEYS = ['config#jwks', 'session#*', 'user#*', 'role#*'] as const
