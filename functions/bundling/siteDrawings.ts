import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

/**
 * Returns SVG files as data URLs by path, because previews load no site files.
 * @param assets folder of the site's built files
 */
export async function siteDrawings(assets: string): Promise<Record<string, string>> {
  const names = (await readdir(assets)).filter((name) => extname(name) === '.svg')
  const files = await Promise.all(names.map((name) => readFile(join(assets, name), 'base64')))
  return Object.fromEntries(
    names.map((name, index) => [`/assets/${name}`, `data:image/svg+xml;base64,${files[index]}`]),
  )
}
