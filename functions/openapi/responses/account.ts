import type {
  AccountFactors,
  OwnSession,
  PasskeyRequest,
  SentInvitation,
  SessionResponse,
  TotpSetUp,
} from '@flou/shared/accounts/account.ts'
import type { ApiToken, CreatedApiToken } from '@flou/shared/accounts/apiToken.ts'
import type { Webhook, WebhookDelivery, WebhookSecret } from '@flou/shared/webhooks.ts'

interface RecoveryCodes {
  codes: readonly string[]
}

/** Options of WebAuthn, as browsers read them. */
type PasskeyOptions = Record<string, unknown>

export interface AccountResponses {
  'POST /authenticate': SessionResponse
  'POST /authenticate/passkey': SessionResponse
  'POST /account/refresh-token': SessionResponse
  'POST /account/logout': null
  'POST /account/forgot-password': null
  'POST /account/reset-password': null
  'POST /account/confirm-password': null
  'POST /account/password': null
  'PUT /account/profile': null
  'POST /account/api-tokens': CreatedApiToken
  'GET /account/api-tokens': readonly ApiToken[]
  'DELETE /account/api-tokens/{id}': null
  'POST /account/invitation': null
  'POST /account/invitations/{id}': null
  'GET /account/invitations/{id}': SentInvitation | null
  'GET /account/factors': AccountFactors
  'POST /account/factors/totp': TotpSetUp
  'PUT /account/factors/totp': RecoveryCodes
  'DELETE /account/factors/totp': null
  'POST /account/factors/recovery-codes': RecoveryCodes
  'POST /account/passkeys/options': PasskeyOptions
  'POST /account/passkeys': RecoveryCodes
  'DELETE /account/passkeys/{id}': null
  'GET /account/factors-of/{id}': AccountFactors
  'DELETE /account/factors-of/{id}': null
  'POST /account/passkeys/request': PasskeyRequest
  'GET /account/sessions': readonly OwnSession[]
  'DELETE /account/sessions': null
  'DELETE /account/sessions/{id}': null
  'GET /dashboard/webhooks': readonly Webhook[]
  'POST /dashboard/webhooks': WebhookSecret
  'PUT /dashboard/webhooks/{id}': Webhook
  'DELETE /dashboard/webhooks/{id}': null
  'POST /dashboard/webhooks/{id}/secret': WebhookSecret
  'POST /dashboard/webhooks/{id}/test': WebhookDelivery
  'POST /dashboard/webhooks/{id}/replay': { count: number }
  'GET /dashboard/webhooks/{id}/deliveries': readonly WebhookDelivery[]
  'POST /dashboard/webhooks/{id}/deliveries/{delivery}': WebhookDelivery
}
