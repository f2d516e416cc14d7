import { lambda } from '../../core/manifest.ts'

export const manifest = lambda({
  about: 'Makes new keys for access tokens and for the secrets of webhooks',
  memory: 512,
  timeout: 30,
  table: {
    actions: ['GetItem', 'PutItem'],
    indexes: [],
    keys: { read: ['config#jwks'], write: ['config#jwks'] },
  },
  environment: ['JWT_SECRET_ARN', 'WEBHOOK_SECRET_ARN'],
  signingKeys: 'rotate',
})
