import { expect, test } from 'vitest'
import { textPath } from './errorKey.ts'

test.each([
  [['contents', 0, 'title'], 'title'],
  ['contentItems.2.translations.1.title'.split('.'), 'contentItems.2.title'],
  [['cta', 'contents', 1, 'label'], 'cta.label'],
  [['mediaId'], 'mediaId'],
])('the text at %j is %s in both languages', (path, name) => {
  expect(textPath(path)).toBe(name)
})
