import { expect, test } from 'vitest'
import { slowTests } from './slowTests.ts'

const SOURCES = new Map([
  ['store/table.ts', "import { spawn } from 'node:child_process'"],
  ['store/api.ts', "import { startTable } from './table.ts'"],
  ['news/save.ts', ''],
  ['news/save.test.ts', "import { startApi } from '../store/api.ts'\nimport { save } from './save.ts'"],
  ['news/slug.test.ts', "import { save } from './save.ts'"],
  ['mail/send.test.ts', "import { startApi } from '../store/api.ts'"],
  ['tests/e2e/mail.test.ts', "import { spawn } from 'node:child_process'"],
])

test('tests that start a process through any import are slow, browser tests aside', () => {
  expect(slowTests(SOURCES, [])).toEqual(['news/save.test.ts', 'mail/send.test.ts'])
})

test.each([
  ['in the folder of a changed file', ['news/labels.ts'], ['mail/send.test.ts']],
  ['that import a changed file', ['store/api.ts'], []],
  ['that are changed themselves', ['mail/send.test.ts'], ['news/save.test.ts']],
])('slow tests %s are run', (_, changed, left) => {
  expect(slowTests(SOURCES, changed)).toEqual(left)
})
