import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FunctionManifest } from './manifest.ts'

/** The manifest of each function by its name, in the order of the names. */
export type Manifests = Readonly<Record<string, FunctionManifest>>

const FILES = ['index.ts', 'manifest.ts'] as const

/**
 * Finds the functions: each folder with an `index.ts` and a `manifest.ts` is one, and has its name.
 * @param folder where they lie, absolute; the project's functions unless another one is given
 * @throws for a folder that has one of the two files only, or whose `manifest.ts` exports no `manifest`
 */
export async function readManifests(folder: string = import.meta.dirname): Promise<Manifests> {
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
  if (missing) throw new Error(`functions/${name} has no ${missing}`)
  // The compiler checks a manifest where it is written; that there is one is checked below.
  const loaded = (await import(pathToFileURL(join(folder, name, 'manifest.ts')).href)) as {
    manifest?: FunctionManifest
  }
  if (!loaded.manifest) throw new Error(`functions/${name}/manifest.ts exports no manifest`)
  return loaded.manifest
}
