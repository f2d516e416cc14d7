import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { readManifests } from '../manifests.ts'
import { bundle } from './bundle.ts'
import { withoutRegions } from './sdkStubs.ts'

const KB = 1024
/** Bytes that a function loads at startup. The limit is 650 KB; these values prevent regressions. */
const MAX_BYTES = 580 * KB
/** Content types, zod and the SDK's core are 180 KB of it, i18next 49 KB (docs/budgets.md). */
const ABOVE: Readonly<Record<string, number>> = { content: 620 * KB }

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

interface Partitions {
  partitions: { id: string; regionRegex: string; regions: Record<string, object>; outputs: object }[]
}

test('every region is known by the pattern of its own partition', async () => {
  const file = fileURLToPath(import.meta.resolve('@aws-sdk/core/client')).replace(
    /dist-\w+[\\/].*$/,
    'dist-es/submodules/client/util-endpoints/lib/aws/partitions.js',
  )
  const source = readFileSync(file, 'utf8')
  const asModule = async (code: string): Promise<Partitions> =>
    (await import(`data:text/javascript,${encodeURIComponent(code)}`)).partitionsInfo

  const [{ partitions: whole }, { partitions }] = await Promise.all([
    asModule(source),
    asModule(withoutRegions(source)),
  ])

  const real = whole.flatMap(({ id, regions }) =>
    Object.keys(regions)
      .filter((region) => !region.endsWith('-global'))
      .map((region) => ({ id, region })),
  )
  const found = real.map(({ region }) => ({
    id: partitions.find(({ regionRegex }) => new RegExp(regionRegex).test(region))?.id,
    region,
  }))
  expect(found).toEqual(real)
  expect(partitions.map(({ outputs }) => outputs)).toEqual(whole.map(({ outputs }) => outputs))
})
