import { expect, test } from 'vitest'
import { newWebhookSecret, signedHeaders } from './signature.ts'

/** Example of the Standard Webhooks specification. */
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const MESSAGE = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  timestamp: 1_614_265_330,
  body: '{"test": 2432232314}',
}

test('a message is signed as Standard Webhooks specifies', () => {
  expect(signedHeaders([SECRET], MESSAGE)).toEqual({
    'webhook-id': MESSAGE.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
})

test('during a rotation both secrets sign, the new one first', () => {
  const secret = newWebhookSecret()
  const [first, second] = String(signedHeaders([secret, SECRET], MESSAGE)['webhook-signature']).split(' ')

  expect(first).toBe(signedHeaders([secret], MESSAGE)['webhook-signature'])
  expect(second).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
})
