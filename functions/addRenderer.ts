import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { siteDrawings } from './bundling/siteDrawings.ts'
import { siteStyle } from './bundling/siteStyle.ts'
import { OUTPUT } from './build.ts'
import { readManifests } from './manifests.ts'

const SITE = join(import.meta.dirname, '../web-public/build')
const RENDERER = join(SITE, 'server')
const SITE_ASSETS = join(SITE, 'client/assets')

/**
 * Puts the renderer of the built site beside the built functions whose manifest wants it.
 * @throws where the site or the functions are not built
 */
export async function addRenderers(): Promise<void> {
  const [style, drawings] = await Promise.all([siteStyle(SITE_ASSETS, RENDERER), siteDrawings(SITE_ASSETS)])
  for (const [name, { bundled }] of Object.entries(await readManifests())) {
    if (!bundled?.includes('renderer')) continue
    const target = join(OUTPUT, name, 'renderer')
    await cp(RENDERER, target, { recursive: true })
    // The renderer is an ES module inside a folder of CommonJS.
    await writeFile(join(target, 'package.json'), '{ "type": "module" }\n')
    await writeFile(join(target, 'style.js'), `export default ${JSON.stringify(style)}\n`)
    await writeFile(join(target, 'drawings.js'), `export default ${JSON.stringify(drawings)}\n`)
  }
}

if (import.meta.main) await addRenderers()
