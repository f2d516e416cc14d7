import type { PersonRef } from './account.ts'

/** Secret scanners find leaked tokens by it. */
export const API_TOKEN_PREFIX = 'flou_'
export const API_TOKEN_DAYS = [30, 90, 365] as const
type ApiTokenDays = (typeof API_TOKEN_DAYS)[number]
export const API_TOKEN_NAME_MAX = 60
export const MAX_API_TOKENS = 50
/** Days before the expiry when the creator is mailed. */
export const EXPIRY_MAIL_DAYS = 7

export interface ApiTokenRequest {
  name: string
  role: number
  days: ApiTokenDays
  isReadOnly: boolean
}

export interface ApiToken {
  id: string
  name: string
  by: PersonRef
  roleName: string
  isReadOnly: boolean
  created: string
  expires: string
  /** To the hour. */
  lastUsed?: string | undefined
  /** `ended`: its creator may no longer manage roles, or a role is gone. */
  state: 'active' | 'expired' | 'ended'
}

/** The only answer with the secret. */
export interface CreatedApiToken {
  token: string
}
