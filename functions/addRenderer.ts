import { cp, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { siteDrawings } from './bundling/siteDrawings.ts'
import { siteStyle } from './bundling/siteStyle.ts'
import { OUTPUT } from './build.ts'
import { readManifests } from './manifests.ts'

const SITE = join(import.meta.dirname, '../web-public/build')
const RENDERER = join(SITE, 'server')
const SITE_ASSETS = join(SITE, 'client/assets')

/**
 * Copies the renderer into each built function that requests it.
 * @throws if the site or the functions are not built
 */
export async function addRenderers(output: string): Promise<void> {
  const [style, drawings] = await Promise.all([siteStyle(SITE_ASSETS, RENDERER), siteDrawings(SITE_ASSETS)])
  for (const [name, { hasRenderer }] of Object.entries(await readManifests())) {
    if (!hasRenderer) continue
    const target = join(output, name, 'renderer')
    // Copies to a temporary name first, so that an interrupted copy is never used.
    const next = `${target}.next`
    await rm(next, { recursive: true, force: true })
    await cp(RENDERER, next, { recursive: true })
    // The renderer is an ES module inside a folder of CommonJS.
    await writeFile(join(next, 'package.json'), '{ "type": "module" }\n')
    await writeFile(join(next, 'style.js'), `export default ${JSON.stringify(style)}\n`)
    await writeFile(join(next, 'drawings.js'), `export default ${JSON.stringify(drawings)}\n`)
    await rm(target, { recursive: true, force: true })
    await rename(next, target)
  }
}

if (import.meta.main) await addRenderers(OUTPUT)
