import { readFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { inStyleOrder } from '@flou/shared/site/styleOrder.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
}

const SHEETS = /assets\/[\w.-]+\.css/g
const ASSET_URLS = /url\(["']?(\/assets\/[^)"']+)["']?\)/g

/** Fonts are embedded, so text never waits for them. */
const FONT_DISPLAY = /font-display:\s*\w+/g

/**
 * Returns the site's CSS as one text with all files inlined as data URLs.
 * @param renderer folder of the server build, which lists the current style sheets
 */
export async function siteStyle(assets: string, renderer: string): Promise<string> {
  const server = await readFile(join(renderer, 'index.js'), 'utf8')
  const names = inStyleOrder(server.match(SHEETS) ?? []).map((sheet) => basename(sheet))
  const css = (await Promise.all(names.map((name) => readFile(join(assets, name), 'utf8')))).join('\n')
  const files = [...new Set([...css.matchAll(ASSET_URLS)].map(([, path = '']) => path))]
  const data = new Map(
    await Promise.all(files.map(async (file) => [file, await toDataUrl(assets, file)] as const)),
  )
  return css
    .replace(ASSET_URLS, (_, path: string) => `url(${data.get(path)})`)
    .replace(FONT_DISPLAY, 'font-display:block')
}

async function toDataUrl(assets: string, file: string): Promise<string> {
  const type = TYPES[extname(file)]
  if (type === undefined) throw new Error(`The site's style names ${file}, whose type is not known`)
  return `data:${type};base64,${(await readFile(join(assets, basename(file)))).toString('base64')}`
}
