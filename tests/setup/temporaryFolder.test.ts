import { expect, test } from 'vitest'
import { runFixture } from './runFixture.ts'

const BODY = `import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
test('leaves a folder', () => { expect(mkdtempSync(tmpdir() + '/left-')).not.toBe('') })`

test('a run whose tests leave something in the temporary folder fails and names it', () => {
  const { status, output } = runFixture(BODY)

  expect(status).toBe(1)
  expect(output).toMatch(/Tests left files in the temporary folder: left-\w+/)
})
