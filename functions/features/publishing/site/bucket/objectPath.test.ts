import { LANGUAGES } from '@flou/shared/locale.ts'
import { snapshotKey } from '@flou/shared/publishing/snapshots.ts'
import { expect, test } from 'vitest'
import { isOutsidePages, objectPath } from './objectPath.ts'
import { allFileKeys } from './fileKeys.ts'
import { suggestionFile } from '@flou/shared/search/results.ts'

test.each([
  '/',
  '/news',
  '/news/a.b',
  '/event/flou-day',
  '/documentation/vm/start',
  '/feed.xml',
  '/event/feed.xml',
  '/llms.txt',
  '/prices.json',
  '/prices.csv',
])('each object of %s leads back to it', (path) => {
  for (const language of LANGUAGES)
    for (const key of allFileKeys(path, language)) {
      expect(objectPath(key), key).toEqual({ path, language })
      expect(isOutsidePages(key)).toBe(false)
    }
})

test('objects outside the trees and of no page have none', () => {
  for (const key of ['robots.txt', 'assets/a.js', 'en/shell/x.json', 'en/left.tmp'])
    expect(objectPath(key), key).toBeUndefined()
})

test('shared fragments, editions and suggestions are beside the pages', () => {
  for (const key of ['en/shell/x.json', snapshotKey('x', 'id'), suggestionFile('en')])
    expect(isOutsidePages(key), key).toBe(true)
})
