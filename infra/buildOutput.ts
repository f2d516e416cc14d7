import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

/** The folders that are built and deployed, relative to the project. */
export const buildPaths = {
  function: (root: string, name: string) => join(root, 'dist/functions', name),
  adminApp: (root: string) => join(root, 'web-admin/dist'),
  siteFiles: (root: string) => join(root, 'web-public/build/client'),
  /** sharp for the Lambda platform; made by `node infra/sharpLayer.ts` before a deploy. */
  sharpLayer: (root: string) => join(root, 'dist/layers/sharp'),
} as const

/** @throws saying what to run, when something that the stack contains has not been built. */
export function requireBuild(root: string, functions: readonly string[]): void {
  const needed = [
    ...functions.map((name) => buildPaths.function(root, name)),
    buildPaths.adminApp(root),
    buildPaths.siteFiles(root),
  ]
  const missing = needed.filter((path) => !existsSync(path))
  if (missing.length > 0) throw new Error(`Not built yet: ${missing.join(', ')}. Run: npm run build`)
}

/**
 * The version of sharp in the layer, undefined without a layer. Local runs need none: there the functions find the
 * machine's own sharp.
 */
export function layerSharp(root: string): string | undefined {
  const manifest = join(buildPaths.sharpLayer(root), 'nodejs/node_modules/sharp/package.json')
  if (!existsSync(manifest)) return undefined
  return z.parse(z.object({ version: z.string() }), JSON.parse(readFileSync(manifest, 'utf8'))).version
}

/** The version of sharp that the functions are written for. */
export function wantedSharp(root: string): string {
  const manifest = z.object({ dependencies: z.object({ sharp: z.string() }) })
  return manifest.parse(JSON.parse(readFileSync(join(root, 'functions/package.json'), 'utf8'))).dependencies
    .sharp
}

/** @throws saying what to run, when pictures could not be made on Lambda with this build. */
export function requireSharpLayer(root: string): void {
  const [has, wants] = [layerSharp(root), wantedSharp(root)]
  if (has !== wants)
    throw new Error(`The layer has sharp ${has ?? '(none)'}, not ${wants}. Run: node infra/sharpLayer.ts`)
}
