import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { LAMBDAS, readManifests } from '../manifests.ts'
import { bundle, startupBytes } from './bundle.ts'

const KB = 1024
/** Bytes that a function loads at startup (docs/budgets.md). */
const MAX_BYTES = 650 * KB

const outdir = mkdtempSync(join(tmpdir(), 'flou-bundles-'))
const bundles = await bundle({ folder: LAMBDAS, manifests: await readManifests() }, outdir)
afterAll(() => rmSync(outdir, { recursive: true }))

test.each([...bundles])('the function %s fits its budget', (_, files) => {
  expect(startupBytes(files)).toBeLessThanOrEqual(MAX_BYTES)
})

test.each([...bundles])('the function %s exports its handler', (_, [entry]) => {
  expect(entry?.fileName).toBe('index.cjs')
  expect(entry?.exports).toContain('handler')
})
