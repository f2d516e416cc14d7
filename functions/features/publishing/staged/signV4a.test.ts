import { createPublicKey, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { signV4a } from './signV4a.ts'

const credentials = {
  accessKeyId: 'AKIDEXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
  sessionToken: 'token',
}
const request = {
  method: 'GET',
  url: new URL('https://123.cloudfront-kvs.global.api.aws/key-value-stores/arn%3Aabc/keys?NextToken=a%2Fb'),
  headers: { 'if-match': 'E1' },
  body: '',
}
const now = new Date('2026-11-29T10:00:00Z')

/** Public key and text of this request by AWS's own library, whose signature they verify. */
const KEY = {
  kty: 'EC',
  crv: 'P-256',
  x: 'tmGPamV0CpnmULM7a0tb0NQ7F21yGj7f6n59LVbZNrE',
  y: 'hl7SKn6tycXLnSy6yhs2mROf7cUEPcZmGGQhgzDI5Rg',
}
const TEXT =
  'AWS4-ECDSA-P256-SHA256\n20261129T100000Z\n20261129/cloudfront-keyvaluestore/aws4_request\n' +
  'a29beaa1ba682c3de28433c36a83aa22880bec83e83672c68950ecaf8c4c4ebe'

test('a request is signed as by AWS’s own library', () => {
  const headers = signV4a(request, { credentials, service: 'cloudfront-keyvaluestore', now })
  const signature = /Signature=(\w+)$/.exec(headers['authorization'] ?? '')?.[1] ?? ''
  const key = createPublicKey({ key: KEY, format: 'jwk' })

  expect(verify('sha256', Buffer.from(TEXT), key, Buffer.from(signature, 'hex'))).toBe(true)
  expect(headers['authorization']).toContain(
    'SignedHeaders=host;if-match;x-amz-content-sha256;x-amz-date;x-amz-region-set;x-amz-security-token',
  )
})
