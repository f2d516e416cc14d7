import { fingerprint } from '@flou/shared/strings/fingerprint.ts'
import { OFFLINE_ATTRIBUTE } from '../app/offlineWorker.ts'
import { pageFiles, type PageFiles } from './pageFiles.ts'

/** Maximum number of files; a page has about 40. */
const MAX_FILES = 150

export const isOfflineDocument = (html: string): boolean => html.includes(OFFLINE_ATTRIBUTE)

async function readImmutable(cache: Cache, file: string): Promise<readonly [string, Response]> {
  const response = (await cache.match(file)) ?? (await fetch(file, { cache: 'force-cache' }))
  if (!response.ok) throw new Error(`${file} answers ${response.status}`)
  return [file, response]
}

/** Returns the data matching the document's snapshot; undefined if unavailable. */
async function dataOf({ data, digest }: PageFiles): Promise<Response | undefined> {
  for (const cache of ['force-cache', 'no-cache'] as const) {
    const response = await fetch(data, { cache })
    if (response.ok && fingerprint(await response.clone().text()) === digest) return response
  }
  return undefined
}

interface CachePageOptions {
  path: string
  loaded: readonly string[]
  open: () => Promise<Cache>
}

async function isUnchanged(
  cache: Cache,
  { path, html, files }: { path: string; html: string; files: string[] },
) {
  const [retained, ...all] = await Promise.all([path, ...files].map((file) => cache.match(file)))
  return retained !== undefined && all.every(Boolean) && (await retained.text()) === html
}

/**
 * Caches a page atomically with its data and files; the previous copy remains on failure or if the build
 * differs.
 */
export async function cachePage({ path, loaded, open }: CachePageOptions): Promise<void> {
  const document = await fetch(path, { cache: 'no-cache' })
  const html = await document.clone().text()
  const page = document.ok && !document.redirected && isOfflineDocument(html) ? pageFiles(html) : undefined
  if (!page || !loaded.includes(page.entry)) return
  const files = [...new Set([...page.files, ...loaded])].slice(0, MAX_FILES)
  const cache = await open()
  if (await isUnchanged(cache, { path, html, files })) return
  const data = await dataOf(page)
  if (!data) return
  const all = await Promise.all(files.map((file) => readImmutable(cache, file)))
  await Promise.all(all.map(([file, response]) => cache.put(file, response)))
  await Promise.all([cache.put(page.data, data), cache.put(path, document)])
  const retained = new Set([...files, page.data, path])
  const before = await cache.keys()
  const outdated = before.filter(({ url }) => !retained.has(new URL(url).pathname))
  await Promise.all(outdated.map((request) => cache.delete(request)))
}
