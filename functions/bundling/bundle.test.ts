import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readManifests } from '../manifests.ts'
import { bundle } from './bundle.ts'

const KB = 1024
/** Design §12: what a function loads at its start. */
const MAX_BYTES = 500 * KB
/** Above it, and held where they are: all content types and the SDK's core are 150 KB of each (docs/measurements.md). */
const ABOVE: Readonly<Record<string, number>> = { content: 545 * KB, media: 515 * KB, publish: 525 * KB }

const outdir = mkdtempSync(join(tmpdir(), 'flou-bundles-'))
const { metafile } = await bundle(
  { folder: join(import.meta.dirname, '..'), manifests: await readManifests() },
  outdir,
)
afterAll(() => rmSync(outdir, { recursive: true }))

const bundles = Object.entries(metafile.outputs)
  .filter(([file]) => file.endsWith('/index.cjs'))
  .map(([file, { bytes, imports }]) => ({ name: file.split('/').at(-2) ?? '', bytes, imports }))

test.each(bundles)('the bundle of $name fits its budget', ({ name, bytes }) => {
  expect(bytes).toBeLessThanOrEqual(ABOVE[name] ?? MAX_BYTES)
})

test.each(bundles)('every late part of $name lies beside its bundle', ({ name, imports }) => {
  const parts = imports.map(({ path }) => path).filter((path) => path.startsWith('./'))

  expect(parts.filter((part) => !existsSync(join(outdir, name, part)))).toEqual([])
})
