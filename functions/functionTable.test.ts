import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { functionTable, tableIn } from './functionTable.ts'
import { readManifests } from './manifests.ts'

test('the table of functions in docs/operations/reference.md is that of the manifests: node functions/functionTable.ts', async () => {
  const document = readFileSync(join(import.meta.dirname, '../docs/operations/reference.md'), 'utf8')

  expect(tableIn(document)).toEqual(functionTable(await readManifests()))
})
