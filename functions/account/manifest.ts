import { lambda, WRITE } from '../manifest.ts'

export const manifest = lambda({
  about: 'Signs staff in and out; sessions and passwords',
  memory: 1024,
  timeout: 10,
  table: { actions: WRITE, indexes: ['gsi1', 'gsi2'] },
  environment: ['ORIGIN_SECRET', 'JWT_SECRET_ARN'],
  // Passwords and tokens are tried here: tighter limits.
  routes: [
    { method: 'POST', path: '/api/authenticate', throttle: 'signIn' },
    { method: 'ANY', path: '/api/account/{proxy+}', throttle: 'signIn' },
  ],
  signingKeys: 'read',
  // Makes the first administrator.
  calledByOperators: true,
})
