import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const FUNCTIONS = path.join(import.meta.dirname, '../..')

/** The type, the two readers of stored roles, and contexts without a role. */
const CARRIERS: ReadonlySet<string> = new Set([
  'features/accounts/accountContext.ts',
  'features/accounts/bootstrap.ts',
  'features/accounts/person.ts',
  'core/operations/caller.ts',
  'core/operations/operation.ts',
])

test('needApproval is asked in one place', () => {
  const files = readdirSync(FUNCTIONS, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/\.test\.ts$|\/test[A-Z]\w*\.ts$|node_modules/.test(file),
  )

  const reading = files.filter((file) =>
    readFileSync(path.join(FUNCTIONS, file), 'utf8').includes('needApproval'),
  )

  expect(reading.filter((file) => !CARRIERS.has(file))).toEqual(['core/operations/needsApproval.ts'])
})
