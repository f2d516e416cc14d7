import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { withPlainData } from './plainRouterData.ts'

const FLATTEN = path.join(
  import.meta.dirname,
  '../../node_modules/react-router/dist/production/vendor/turbo-stream-v2/flatten.js',
)

test('the router encodes data in the function that asks ours first', () => {
  const code = readFileSync(FLATTEN, 'utf8')

  expect(withPlainData(code)).toContain('const plain = this.index === 0 ? flattenPlain(input) : undefined')
  expect(() => withPlainData(code.replace('async function flatten', 'async function encode'))).toThrow(
    'in another way',
  )
})
