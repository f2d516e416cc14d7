import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FunctionManifest } from './core/manifest.ts'

export type Manifests = Readonly<Record<string, FunctionManifest>>

/** Each folder is a Lambda. */
export const LAMBDAS = join(import.meta.dirname, 'lambdas')

const FILES = ['index.ts', 'manifest.ts'] as const

/**
 * Finds folders with an `index.ts` and a `manifest.ts`.
 * @throws if one file or the `manifest` export is missing
 */
export async function readManifests(folder: string = LAMBDAS): Promise<Manifests> {
  const names = readdirSync(folder)
    .filter((name) => FILES.some((file) => existsSync(join(folder, name, file))))
    .toSorted()
  const found = await Promise.all(
    names.map(async (name) => [name, await readManifest(folder, name)] as const),
  )
  return Object.fromEntries(found)
}

async function readManifest(folder: string, name: string): Promise<FunctionManifest> {
  const missing = FILES.find((file) => !existsSync(join(folder, name, file)))
  if (missing) throw new Error(`functions/lambdas/${name} has no ${missing}`)
  const loaded = (await import(pathToFileURL(join(folder, name, 'manifest.ts')).href)) as {
    manifest?: FunctionManifest
  }
  if (!loaded.manifest) throw new Error(`functions/lambdas/${name}/manifest.ts exports no manifest`)
  return loaded.manifest
}
