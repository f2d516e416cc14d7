import { cp, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { siteDrawings } from './bundling/siteDrawings.ts'
import { siteStyle } from './bundling/siteStyle.ts'
import { bundle } from './bundling/bundle.ts'
import { readManifests } from './manifests.ts'
import { apiDocument } from './openapi/document.ts'

const ROOT = join(import.meta.dirname, '..')
const OUTPUT = join(ROOT, 'dist/functions')
const RENDERER = join(ROOT, 'web-public/build/server')
const SITE_ASSETS = join(ROOT, 'web-public/build/client/assets')

/** A built function: its name and the size of its bundle in bytes. */
export interface BuiltFunction {
  name: string
  bytes: number
}

/**
 * Builds every function into `dist/functions/<name>/`, with what its manifest wants beside it. What was built before is
 * replaced at the end, and stays when a source does not compile.
 * @returns names and sizes. `dist/functions/meta.json` says what each bundle consists of, `openapi.json` what the
 * API takes.
 * @throws when a source does not compile.
 */
export async function buildFunctions(): Promise<BuiltFunction[]> {
  const manifests = await readManifests()
  const names = Object.keys(manifests)
  const source = { folder: import.meta.dirname, manifests }
  const next = `${OUTPUT}.next-${process.pid}`
  await mkdir(next, { recursive: true })
  try {
    const { metafile } = await bundle(source, next)
    await writeFile(join(next, 'meta.json'), JSON.stringify(metafile))
    await writeFile(join(next, 'openapi.json'), JSON.stringify(await apiDocument(source)))
    for (const [name, { bundled }] of Object.entries(manifests))
      if (bundled?.includes('renderer')) await addRenderer(join(next, name, 'renderer'))
    await rm(OUTPUT, { recursive: true, force: true })
    await rename(next, OUTPUT)
  } finally {
    await rm(next, { recursive: true, force: true })
  }
  return Promise.all(
    names.map(async (name) => ({ name, bytes: (await stat(join(OUTPUT, name, 'index.cjs'))).size })),
  )
}

async function addRenderer(target: string): Promise<void> {
  if (!existsSync(RENDERER)) {
    console.warn('functions: web-public is not built, so no function has its renderer. Run: npm run build')
    return
  }
  await cp(RENDERER, target, { recursive: true })
  // The renderer is an ES module inside a folder of CommonJS.
  await writeFile(join(target, 'package.json'), '{ "type": "module" }\n')
  await writeFile(
    join(target, 'style.js'),
    `export default ${JSON.stringify(await siteStyle(SITE_ASSETS, RENDERER))}\n`,
  )
  await writeFile(
    join(target, 'drawings.js'),
    `export default ${JSON.stringify(await siteDrawings(SITE_ASSETS))}\n`,
  )
}

if (import.meta.main) {
  const started = performance.now()
  for (const { name, bytes } of await buildFunctions())
    console.log(`${name.padEnd(10)} ${(bytes / 1024).toFixed(0).padStart(5)} KB`)
  console.log(`built in ${(performance.now() - started).toFixed(0)} ms`)
}
