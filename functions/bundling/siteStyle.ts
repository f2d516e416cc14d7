import { readFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { inStyleOrder } from '@flou/shared/site/styleOrder.ts'

/** What a style sheet of ours may load. */
const TYPES: Readonly<Record<string, string>> = {
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
}

const SHEETS = /assets\/[\w.-]+\.css/g
const ADDRESSES = /url\(["']?(\/assets\/[^)"']+)["']?\)/g

/** Whatever pages do while a typeface is on its way: here it is on the spot. */
const WAITING = /font-display:\s*\w+/g

/**
 * The site's style sheets as one text that loads nothing: every file they name is in it as data.
 * @param assets folder of the site's built files
 * @param renderer folder of its server build, which names the sheets of the present build
 * @throws for a kind of file that has no type here
 */
export async function siteStyle(assets: string, renderer: string): Promise<string> {
  const server = await readFile(join(renderer, 'index.js'), 'utf8')
  const names = inStyleOrder(server.match(SHEETS) ?? []).map((sheet) => basename(sheet))
  const css = (await Promise.all(names.map((name) => readFile(join(assets, name), 'utf8')))).join('\n')
  const files = [...new Set([...css.matchAll(ADDRESSES)].map(([, address = '']) => address))]
  const data = new Map(
    await Promise.all(files.map(async (file) => [file, await dataOf(assets, file)] as const)),
  )
  return css
    .replace(ADDRESSES, (_, address: string) => `url(${data.get(address)})`)
    .replace(WAITING, 'font-display:block')
}

async function dataOf(assets: string, file: string): Promise<string> {
  const type = TYPES[extname(file)]
  if (type === undefined) throw new Error(`The site's style names ${file}, whose type is not known`)
  return `data:${type};base64,${(await readFile(join(assets, basename(file)))).toString('base64')}`
}
