import { expect, test } from 'vitest'
import { NO_RULES } from '@flou/shared/search/results.ts'
import { pinnedPaths } from './pins.ts'

const STATUS = 'https://status.example/'
const rules = {
  ...NO_RULES,
  pins: [
    { query: 'status page', paths: [STATUS, '/support'] },
    { query: 'price', paths: ['/pricing'] },
    { query: 'object storage price', paths: ['/products/object-storage'] },
  ],
}

test.each([
  ['Status  PAGE', [STATUS, '/support']],
  ['what is your status page', [STATUS, '/support']],
  ['status pages', [STATUS, '/support']],
  ['service price', ['/pricing']],
  ['prices', ['/pricing']],
  ['object storage price', ['/products/object-storage']],
  ['block storage price', []],
  ['status of my invoice', []],
  ['', []],
])('“%s” is answered by %j', (query, paths) => {
  expect(pinnedPaths(query, rules, 'en')).toEqual(paths)
})
