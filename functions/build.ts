import { cp, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { siteStyle } from './bundling/siteStyle.ts'
import { bundle } from './bundling/bundle.ts'
import { apiDocument } from './openapi/document.ts'

const ROOT = join(import.meta.dirname, '..')
const SOURCES = join(ROOT, 'functions')
const OUTPUT = join(ROOT, 'dist/functions')
const RENDERER = join(ROOT, 'web-public/build/server')
const SITE_ASSETS = join(ROOT, 'web-public/build/client/assets')
/** Functions that make pages. */
const RENDERING = ['publish', 'preview']

/** A built function: its name and the size of its bundle in bytes. */
export interface BuiltFunction {
  name: string
  bytes: number
}

/**
 * Builds every function into `dist/functions/<name>/`; `publish` and `preview` get the site's renderer beside them. What was built
 * before is replaced at the end, and stays when a source does not compile.
 * @returns names and sizes. `dist/functions/meta.json` says what each bundle consists of, `openapi.json` what the
 * API takes.
 * @throws when a source does not compile.
 */
export async function buildFunctions(): Promise<BuiltFunction[]> {
  const names = await functionNames()
  const next = `${OUTPUT}.next-${process.pid}`
  await mkdir(next, { recursive: true })
  try {
    const { metafile } = await bundle(names, next)
    await writeFile(join(next, 'meta.json'), JSON.stringify(metafile))
    await writeFile(join(next, 'openapi.json'), JSON.stringify(apiDocument()))
    for (const name of RENDERING) await addRenderer(join(next, name, 'renderer'))
    await rm(OUTPUT, { recursive: true, force: true })
    await rename(next, OUTPUT)
  } finally {
    await rm(next, { recursive: true, force: true })
  }
  return Promise.all(
    names.map(async (name) => ({ name, bytes: (await stat(join(OUTPUT, name, 'index.cjs'))).size })),
  )
}

/** Each folder with an `index.ts` is a function. */
async function functionNames(): Promise<string[]> {
  const entries = await readdir(SOURCES)
  return entries.filter((name) => existsSync(join(SOURCES, name, 'index.ts')))
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
}

if (import.meta.main) {
  const started = performance.now()
  for (const { name, bytes } of await buildFunctions())
    console.log(`${name.padEnd(10)} ${(bytes / 1024).toFixed(0).padStart(5)} KB`)
  console.log(`built in ${(performance.now() - started).toFixed(0)} ms`)
}
