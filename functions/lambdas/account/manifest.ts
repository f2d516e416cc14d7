import { ACCOUNT_API, ACCOUNT_PATHS } from '@flou/shared/accounts/account.ts'
import { lambda, WRITE } from '../../core/manifest.ts'
import { CALLER_KEYS, TOKEN_KEYS } from '../../core/store/sensitiveKeys.ts'

export const manifest = lambda({
  about: 'Signs staff in and out; sessions and passwords',
  memory: 1024,
  timeout: 10,
  table: {
    actions: WRITE,
    indexes: ['gsi1'],
    sensitive: {
      read: [
        ...CALLER_KEYS,
        ...TOKEN_KEYS,
        'reset#*',
        'invitation#*',
        'device#*',
        'sessions#*',
        'api-tokens',
      ],
      write: [
        ...TOKEN_KEYS,
        'mail#*',
        'invitation#*',
        'user#*',
        'role#*',
        'session#*',
        'reset#*',
        'device#*',
      ],
    },
  },
  environment: ['ORIGIN_SECRET', 'ADMIN_ORIGIN', 'JWT_SECRET_ARN'],
  // Separate, tighter throttles for passwords and tokens, so exhausting one leaves the others usable.
  routes: [
    { method: 'POST', path: ACCOUNT_PATHS.authenticate, throttle: 'signIn' },
    { method: 'POST', path: ACCOUNT_PATHS.passkeySignIn, throttle: 'signIn' },
    { method: 'POST', path: ACCOUNT_PATHS.refresh, throttle: 'refresh' },
    { method: 'POST', path: ACCOUNT_PATHS.forgot, throttle: 'forgot' },
    { method: 'POST', path: ACCOUNT_PATHS.reset, throttle: 'reset' },
    { method: 'ANY', path: `${ACCOUNT_API}/{proxy+}`, throttle: 'signIn' },
  ],
  signingKeys: 'read',
  calledByOperators: true,
})
