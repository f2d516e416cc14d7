import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const encoded = (bytes: Buffer) => bytes.toString('base64url')
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()
const uint = (value: number, bytes: number) => {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntBE(value, 0, bytes)
  return buffer
}

const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])
const cborBytes = (bytes: Buffer) => Buffer.concat([Buffer.from([0x59]), uint(bytes.length, 2), bytes])

const PRESENT = 0x01
const VERIFIED = 0x04
const HAS_KEY = 0x40

interface Ceremony {
  challenge: string
  origin: string
  rpId: string
  isVerified?: boolean
}

function authenticatorData({ rpId, isVerified = true }: Ceremony, counter: number, key: Buffer[] = []) {
  const flags = PRESENT | (isVerified ? VERIFIED : 0) | (key.length > 0 ? HAS_KEY : 0)
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), uint(counter, 4), ...key])
}

const clientData = (type: string, { challenge, origin }: Ceremony) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

/** Map of kty EC2, alg ES256, crv P-256, x, y. */
const coseKey = ({ x = '', y = '' }: { x?: string; y?: string }) =>
  Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    Buffer.from(x, 'base64url'),
    Buffer.from([0x22, 0x58, 0x20]),
    Buffer.from(y, 'base64url'),
  ])

const attestationOf = (data: Buffer) =>
  Buffer.concat([
    Buffer.from([0xa3]),
    cborText('fmt'),
    cborText('none'),
    cborText('attStmt'),
    Buffer.from([0xa0]),
    cborText('authData'),
    cborBytes(data),
  ])

/** ES256 authenticator with one passkey and without attestation. Synchronized passkeys do not count: `step` is 0. */
export function testAuthenticator(userHandle: string, step = 1) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  const id = encoded(credentialId)
  let counter = 0
  const credential = (response: Record<string, Buffer>) => ({
    id,
    rawId: id,
    type: 'public-key',
    response: Object.fromEntries(Object.entries(response).map(([name, bytes]) => [name, encoded(bytes)])),
  })
  return {
    create(ceremony: Ceremony) {
      counter += step
      const cose = coseKey(publicKey.export({ format: 'jwk' }))
      const key = [Buffer.alloc(16), uint(credentialId.length, 2), credentialId, cose]
      return credential({
        clientDataJSON: clientData('webauthn.create', ceremony),
        attestationObject: attestationOf(authenticatorData(ceremony, counter, key)),
      })
    },
    get(ceremony: Ceremony) {
      counter += step
      const data = authenticatorData(ceremony, counter)
      const client = clientData('webauthn.get', ceremony)
      return credential({
        clientDataJSON: client,
        authenticatorData: data,
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey),
        userHandle: Buffer.from(userHandle),
      })
    },
  }
}
