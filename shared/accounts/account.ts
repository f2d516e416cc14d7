import type { Office } from '../content/offices.ts'
import type { Grant, Permission } from '../content/permissions.ts'
import { API } from '../content/routing/apiPaths.ts'
import type { Language } from '../locale.ts'

/** Staff member as referenced by records and change requests. */
export interface PersonRef {
  id: number
  name: string
}

export interface SignedInUser {
  id: number
  fullName: string
  email: string
  title: string
  avatar: { imageDefault: string }
  roleName: string
  needApproval: boolean
  permissions: Permission[]
  /** Rights that these permissions lack. */
  lacks?: Grant[]
  language?: Language
  office?: Office
  hasNoCommentMails?: boolean
  /** The role requires a second factor and this session has none; only the own account can be used. */
  mustSetUpFactor?: boolean
}

export interface AccountFactors {
  totpSince: string | null
  recoveryLeft: number
  passkeys: readonly OwnPasskey[]
}

export interface OwnPasskey {
  id: string
  name: string
  created: string
  lastUsed?: string | undefined
}
export const PASSKEY_NAME_MAX = 60

/** Options of `navigator.credentials.get`, in JSON. */
export interface PasskeyRequest {
  challenge: string
  rpId: string
  userVerification: 'required'
}

export interface TotpSetUp {
  secret: string
  otpauthUrl: string
}

export const RECOVERY_CODES = 10

export interface Profile {
  fullName: string
  /** JPEG as a data URL; '' for none. */
  picture: string
  language: Language
  office: Office
  /** No mails about mentions and tasks. */
  hasNoCommentMails?: boolean | undefined
}

export interface SentInvitation {
  sent: string
  expires: string
}
export const INVITATION_DAYS = 7

export const PICTURE_PIXELS = 96
export const PICTURE_MAX = 8_000

export interface SessionResponse {
  token: string
  expiresIn: number
  user: SignedInUser
}

export interface OwnSession {
  id: string
  created: string
  lastUsed: string
  device: string
  current: boolean
}

export interface SavedView {
  id: string
  name: string
  search: string
  isDefault: boolean
  sharedBy?: PersonRef
}
export type SavedViews = Readonly<Record<string, readonly SavedView[]>>

/** Minutes after which sensitive operations require the password again. */
export const REAUTHENTICATION_MINUTES = 10

/** The `__Host-` prefix prevents other hosts of the domain from setting it. */
export const REFRESH_COOKIE = '__Host-refresh_token'
/** Readable by scripts: this browser may have a session. Grants no access. */
export const SESSION_HINT_COOKIE = 'has_session'

export const DEVICE_COOKIE = 'known_device'

export const ACCOUNT_API = `${API}/account`

export const ACCOUNT_PATHS = {
  authenticate: `${API}/authenticate`,
  /** Below `authenticate`, the path of the device cookie. */
  passkeySignIn: `${API}/authenticate/passkey`,
  refresh: `${ACCOUNT_API}/refresh-token`,
  logout: `${ACCOUNT_API}/logout`,
  forgot: `${ACCOUNT_API}/forgot-password`,
  reset: `${ACCOUNT_API}/reset-password`,
  confirm: `${ACCOUNT_API}/confirm-password`,
  password: `${ACCOUNT_API}/password`,
  profile: `${ACCOUNT_API}/profile`,
  factors: `${ACCOUNT_API}/factors`,
  totp: `${ACCOUNT_API}/factors/totp`,
  recoveryCodes: `${ACCOUNT_API}/factors/recovery-codes`,
  passkeys: `${ACCOUNT_API}/passkeys`,
  passkeyOptions: `${ACCOUNT_API}/passkeys/options`,
  passkeyRequest: `${ACCOUNT_API}/passkeys/request`,
  passkey: (id: string) => `${ACCOUNT_API}/passkeys/${id}` as const,
  factorsOf: (user: number | '{id}') => `${ACCOUNT_API}/factors-of/${user}` as const,
  sessions: `${ACCOUNT_API}/sessions`,
  invitation: `${ACCOUNT_API}/invitation`,
  sentInvitation: (user: number | '{id}') => `${ACCOUNT_API}/invitations/${user}` as const,
  apiTokens: `${ACCOUNT_API}/api-tokens`,
  apiToken: (id: string) => `${ACCOUNT_API}/api-tokens/${id}` as const,
  session: (id: string) => `${ACCOUNT_API}/sessions/${id}` as const,
} as const

/** `tier` is empty for customers whose token has none. */
export type CustomerSession = { loggedIn: false; tier: null } | { loggedIn: true; tier: string }

export const MAX_DISCOUNTS = 100

/** Discount in per cent on yearly prices by product id; products without one are omitted. */
export interface CustomerDiscounts {
  tier: string
  discounts: Readonly<Record<string, number>>
}
