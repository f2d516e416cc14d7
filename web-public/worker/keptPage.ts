import { fingerprint } from '@flou/shared/text/fingerprint.ts'
import { KEPT_OFFLINE } from '../app/keptOffline.ts'
import { pageFiles, type PageFiles } from './pageFiles.ts'

/** Files kept at most: a page has about forty. */
const MOST_FILES = 150

/** True for a document that asks to be kept. */
export const asksToBeKept = (html: string): boolean => html.includes(KEPT_OFFLINE)

/** A file that never changes: from the cache, from what the browser has already, or from the network. */
async function unchanging(cache: Cache, file: string): Promise<readonly [string, Response]> {
  const response = (await cache.match(file)) ?? (await fetch(file, { cache: 'force-cache' }))
  if (!response.ok) throw new Error(`${file} answers ${response.status}`)
  return [file, response]
}

/** The page's data in the edition of its document; undefined where only another one comes. */
async function dataOf({ data, print }: PageFiles): Promise<Response | undefined> {
  for (const cache of ['force-cache', 'no-cache'] as const) {
    const response = await fetch(data, { cache })
    if (response.ok && fingerprint(await response.clone().text()) === print) return response
  }
  return undefined
}

interface Keeping {
  /** The page's path, in the worker's scope. */
  path: string
  /** Files that the open page has loaded, among them those that its document does not name. */
  loaded: readonly string[]
  /** Opens the cache; asked only where there is something to keep. */
  open: () => Promise<Cache>
}

async function isAsItWas(
  cache: Cache,
  { path, html, files }: { path: string; html: string; files: string[] },
) {
  const [kept, ...all] = await Promise.all([path, ...files].map((file) => cache.match(file)))
  return kept !== undefined && all.every(Boolean) && (await kept.text()) === html
}

/**
 * Keeps a page as it is now, whole or not at all: its document, the data it was made of, and every file that both need. What was kept
 * before stays where the page is of another build than the open one, or where a part of it does not come.
 */
export async function keepPage({ path, loaded, open }: Keeping): Promise<void> {
  const document = await fetch(path, { cache: 'no-cache' })
  const html = await document.clone().text()
  const page = document.ok && !document.redirected && asksToBeKept(html) ? pageFiles(html) : undefined
  if (!page || !loaded.includes(page.entry)) return
  const files = [...new Set([...page.files, ...loaded])].slice(0, MOST_FILES)
  const cache = await open()
  if (await isAsItWas(cache, { path, html, files })) return
  const data = await dataOf(page)
  if (!data) return
  const all = await Promise.all(files.map((file) => unchanging(cache, file)))
  await Promise.all(all.map(([file, response]) => cache.put(file, response)))
  await Promise.all([cache.put(page.data, data), cache.put(path, document)])
  const kept = new Set([...files, page.data, path])
  const before = await cache.keys()
  const left = before.filter(({ url }) => !kept.has(new URL(url).pathname))
  await Promise.all(left.map((request) => cache.delete(request)))
}
