import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

export const buildPaths = {
  function: (root: string, name: string) => join(root, 'dist/functions', name),
  adminApp: (root: string) => join(root, 'web-admin/dist'),
  siteFiles: (root: string) => join(root, 'web-public/build/client'),
  sharpLayer: (root: string) => join(root, 'dist/layers/sharp'),
} as const

export function requireBuild(root: string, functions: readonly string[]): void {
  const needed = [
    ...functions.map((name) => buildPaths.function(root, name)),
    buildPaths.adminApp(root),
    buildPaths.siteFiles(root),
  ]
  const missing = needed.filter((path) => !existsSync(path))
  if (missing.length > 0) throw new Error(`Not built yet: ${missing.join(', ')}. Run: npm run build`)
}

/** Returns the layer's sharp version; undefined without a layer, as in local runs. */
export function layerSharpVersion(root: string): string | undefined {
  const manifest = join(buildPaths.sharpLayer(root), 'nodejs/node_modules/sharp/package.json')
  if (!existsSync(manifest)) return undefined
  return z.parse(z.object({ version: z.string() }), JSON.parse(readFileSync(manifest, 'utf8'))).version
}

export function requiredSharpVersion(root: string): string {
  const manifest = z.object({ dependencies: z.object({ sharp: z.string() }) })
  return manifest.parse(JSON.parse(readFileSync(join(root, 'functions/package.json'), 'utf8'))).dependencies
    .sharp
}

/** @throws when the layer has another sharp version than required */
export function requireSharpLayer(root: string): void {
  const [installed, required] = [layerSharpVersion(root), requiredSharpVersion(root)]
  if (installed !== required)
    throw new Error(
      `The layer has sharp ${installed ?? '(none)'}, not ${required}. Run: npx node infra/sharpLayer.ts`,
    )
}
