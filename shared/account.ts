import type { Permission } from './content/permissions.ts'

/** Who is signed in, as log-in and refresh answer it. */
export interface SignedInUser {
  id: number
  fullName: string
  email: string
  title: string
  avatar: { imageDefault: string }
  roleName: string
  needApproval: boolean
  permissions: Permission[]
}
export interface SessionAnswer {
  /** Access token: EdDSA, 15 minutes. */
  token: string
  expiresIn: number
  user: SignedInUser
}

/** The cookie that renews a session. */
export const REFRESH_COOKIE = 'refresh_token'

/** The cookie-less routes of accounts, below `/api`. */
export const ACCOUNT_PATHS = {
  authenticate: '/api/authenticate',
  refresh: '/api/account/refresh-token',
  logout: '/api/account/logout',
  forgot: '/api/account/forgot-password',
  reset: '/api/account/reset-password',
} as const
