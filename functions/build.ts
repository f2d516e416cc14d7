import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundle, startupBytes } from './bundling/bundle.ts'
import { LAMBDAS, readManifests, type Manifests } from './manifests.ts'
import { apiDocument } from './openapi/document.ts'

export const OUTPUT = join(import.meta.dirname, '../dist/functions')

export interface BuiltFunction {
  name: string
  bytes: number
}

/**
 * Builds every function into `dist/functions/<name>/`. The previous output stays if a source does not
 * compile.
 */
export async function buildFunctions(): Promise<BuiltFunction[]> {
  const manifests = await readManifests()
  const source = { folder: LAMBDAS, manifests }
  const next = `${OUTPUT}.next-${process.pid}`
  await mkdir(next, { recursive: true })
  try {
    const bundles = await bundle(source, next)
    await copyFiles(manifests, next)
    await writeFile(join(next, 'openapi.json'), JSON.stringify(await apiDocument(source)))
    await rm(OUTPUT, { recursive: true, force: true })
    await rename(next, OUTPUT)
    return [...bundles].map(([name, files]) => ({ name, bytes: startupBytes(files) }))
  } finally {
    await rm(next, { recursive: true, force: true })
  }
}

const REPOSITORY = join(import.meta.dirname, '..')

async function copyFiles(manifests: Manifests, output: string): Promise<void> {
  for (const [name, { files = {} }] of Object.entries(manifests))
    for (const [file, from] of Object.entries(files))
      await copyFile(join(REPOSITORY, from), join(output, name, file))
}

if (import.meta.main) {
  const started = performance.now()
  for (const { name, bytes } of await buildFunctions())
    console.log(`${name.padEnd(10)} ${(bytes / 1024).toFixed(0).padStart(5)} KB`)
  console.log(`built in ${(performance.now() - started).toFixed(0)} ms`)
}
