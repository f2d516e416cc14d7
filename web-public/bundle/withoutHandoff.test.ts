import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { withoutHandoff } from './withoutHandoff.ts'

const SERVER = path.join(
  import.meta.dirname,
  '../../node_modules/react-router/dist/production/lib/server-runtime/server.js',
)

test('the router still encodes data for documents, in two places, and no longer with this', () => {
  const code = readFileSync(SERVER, 'utf8')

  const without = withoutHandoff(code)

  expect(without.split('serverHandoffStream: undefined')).toHaveLength(3)
  // client navigation data is still encoded
  expect(without).toContain('encodeViaTurboStream')
  expect(() => withoutHandoff(without)).toThrow('in another way')
})
