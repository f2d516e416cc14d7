import type { Permission } from './content/permissions.ts'
import { API } from './content/routing/apiPaths.ts'

/** A member of staff, as records and changes name him. */
export interface PersonRef {
  id: number
  name: string
}

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

/** A session of the caller's, as `GET /api/account/sessions` answers it. */
export interface OwnSession {
  id: string
  /** ISO, when they logged in and when the session was last renewed. */
  created: string
  lastUsed: string
  /** The browser, from `User-Agent`. */
  device: string
  /** The session that asks. */
  current: boolean
}

/** What a list shows, kept under a name by one person. */
export interface SavedView {
  id: string
  name: string
  /** The search part of the list's address; '' for the plain list. */
  search: string
  /** The list opens in it. */
  isDefault: boolean
}
/** A person's views by the API path of their list, with `{parentId}` for a parent's id. */
export type SavedViews = Readonly<Record<string, readonly SavedView[]>>

/** So long after the password was typed grave decisions ask for it again, minutes (decision 52). */
export const CONFIRMED_MINUTES = 10

/** The cookie that renews a session. Its prefix keeps other hosts of the domain from setting it. */
export const REFRESH_COOKIE = '__Host-refresh_token'
/** Beside it, for scripts to read: this browser may have a session. It proves nothing, and opens nothing. */
export const SESSION_MARK = 'has_session'

/** The cookie of a browser that somebody has logged in from before. */
export const DEVICE_COOKIE = 'known_device'

/** Paths of account calls. */
export const ACCOUNT_API = `${API}/account`

/** Calls of accounts. */
export const ACCOUNT_PATHS = {
  authenticate: `${API}/authenticate`,
  refresh: `${ACCOUNT_API}/refresh-token`,
  logout: `${ACCOUNT_API}/logout`,
  forgot: `${ACCOUNT_API}/forgot-password`,
  reset: `${ACCOUNT_API}/reset-password`,
  confirm: `${ACCOUNT_API}/confirm-password`,
  password: `${ACCOUNT_API}/password`,
  sessions: `${ACCOUNT_API}/sessions`,
  session: (id: string) => `${ACCOUNT_API}/sessions/${id}` as const,
} as const
