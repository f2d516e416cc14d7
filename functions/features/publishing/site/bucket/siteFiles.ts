import type { S3Client } from '@aws-sdk/client-s3'
import type { PageFile, RenderedPage, SharedFile } from '@flou/shared/site/contentSource.ts'
import { LANGUAGES, localPath, type Language } from '@flou/shared/locale.ts'
import { snapshotKey } from '@flou/shared/publishing/snapshots.ts'
import { fingerprint } from '@flou/shared/strings/fingerprint.ts'
import {
  CACHE_TAG_HEADER,
  isFeed,
  isStandaloneFile,
  PAGE_FILES,
  PRICES_CSV,
  PRICES_JSON,
} from '@flou/shared/publishing/publishing.ts'
import { fileEndings } from '@flou/shared/site/pages.ts'
import { cacheTags, FRONT_TAGS } from '../cacheTags.ts'
import { xmlText } from '../xml.ts'
import { bucketObjects, type BucketObjects, type ListedObject } from './bucketObjects.ts'
import type { Headers } from './directPut.ts'
import { allFileKeys, companionFileKey, fileKeys } from './fileKeys.ts'

const HTML = 'text/html; charset=utf-8'
const RSS = 'application/rss+xml; charset=utf-8'
const TEXT = 'text/plain; charset=utf-8'
const DATA = 'text/x-script'
const JSON_TEXT = 'application/json'
const CSV = 'text/csv; charset=utf-8'
const IMMUTABLE = 'public, max-age=31536000, immutable'

const TAGS = CACHE_TAG_HEADER.replace('x-amz-meta-', '')
const tagged = (tags: readonly string[]): Headers => ({ Metadata: { [TAGS]: tags.join(',') } })

function typeOf(path: string): string {
  if (isFeed(path)) return RSS
  if (path === PRICES_JSON) return JSON_TEXT
  if (path === PRICES_CSV) return CSV
  return isStandaloneFile(path) ? TEXT : HTML
}

const movedPage = (to: string, language: Language) =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${xmlText(to)}</title>` +
  `<meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${xmlText(to)}">` +
  `<link rel="canonical" href="${xmlText(to)}"></head><body><a href="${xmlText(to)}">${xmlText(to)}</a></body></html>`

/** Storage of published files. All calls are idempotent. */
export interface SiteFiles {
  /** Copies the current data before `put` replaces it: open documents of this snapshot still need it. */
  storeSnapshot(path: string, language: Language): Promise<void>
  put(path: string, language: Language, page: RenderedPage): Promise<void>
  redirect(path: string, to: string): Promise<void>
  remove(path: string): Promise<void>
  putFile(key: string, body: string, contentType: string): Promise<void>
  removeFile(key: string): Promise<void>
  list(prefix: string, after: string | undefined, limit: number): Promise<ListedObject[]>
  /** Resets the cache of shared files, so that they are written again. */
  forgetShared(): void
}

/** Puts each shared file once per process. Old files remain because open tabs and caches refer to them. */
function sharedFiles(put: (key: string, body: string, headers: Headers) => Promise<void>) {
  const pendingPuts = new Map<string, Promise<void>>()
  const putShared = (file: SharedFile): Promise<void> => {
    const pending = pendingPuts.get(file.key)
    if (pending) return pending
    const isPut = put(file.key, file.body, { ContentType: JSON_TEXT, CacheControl: IMMUTABLE })
    pendingPuts.set(file.key, isPut)
    isPut.catch(() => pendingPuts.delete(file.key))
    return isPut
  }
  return { putShared, forgetShared: () => pendingPuts.clear() }
}

const putCompanionFiles =
  ({ put, remove }: Pick<BucketObjects, 'put' | 'remove'>) =>
  (path: string, language: Language, files: readonly PageFile[]): Promise<void>[] =>
    fileEndings(path).map((ending) => {
      const key = companionFileKey(path, language, ending)
      const file = files.find((one) => one.ending === ending)
      const headers = { ContentType: PAGE_FILES[ending], ...tagged(cacheTags(path)) }
      return file ? put(key, file.body, headers) : remove(key)
    })

const storeSnapshot =
  ({ put, read }: Pick<BucketObjects, 'put' | 'read'>) =>
  async (path: string, language: Language): Promise<void> => {
    const key = fileKeys(path, language).data
    const data = key === undefined ? undefined : await read(key)
    if (data === undefined) return
    const headers = { ContentType: JSON_TEXT, CacheControl: IMMUTABLE }
    await put(snapshotKey(fingerprint(data), language), data, headers)
  }

const redirectPage =
  ({ put, remove }: Pick<BucketObjects, 'put' | 'remove'>) =>
  async (path: string, to: string): Promise<void> => {
    await Promise.all(
      LANGUAGES.flatMap((language) => {
        const keys = fileKeys(path, language)
        const target = localPath(to, language)
        const others = allFileKeys(path, language).filter((key) => key !== keys.html)
        const headers = {
          ContentType: HTML,
          WebsiteRedirectLocation: target,
          ...tagged(cacheTags(path)),
        }
        return [put(keys.html, movedPage(target, language), headers), ...others.map(remove)]
      }),
    )
  }

/** @param prefix precedes the keys of pages, but not of shared files */
export function bucketFiles(client: S3Client, bucket: string, prefix = ''): SiteFiles {
  const { put: putObject, read, remove: removeObject, list } = bucketObjects(client, bucket)
  const { putShared, forgetShared } = sharedFiles(putObject)
  const put: BucketObjects['put'] = (key, ...object) => putObject(prefix + key, ...object)
  const remove: BucketObjects['remove'] = (key) => removeObject(prefix + key)
  const putCompanions = putCompanionFiles({ put, remove })
  return {
    storeSnapshot: storeSnapshot({ put: putObject, read: (key) => read(prefix + key) }),
    async put(path, language, page) {
      const { data, shared = [], files = [] } = page
      const keys = fileKeys(path, language)
      const tags = tagged(cacheTags(path))
      // referenced files first: shared fragments, data, document
      await Promise.all([...shared.map(putShared), ...putCompanions(path, language, files)])
      if (keys.data !== undefined) await put(keys.data, data, { ContentType: DATA, ...tags })
      await put(keys.html, page.bytes ?? page.html, { ContentType: typeOf(path), ...tags })
    },
    redirect: redirectPage({ put, remove }),
    async remove(path) {
      const all = LANGUAGES.flatMap((language) => allFileKeys(path, language))
      await Promise.all(all.map(remove))
    },
    putFile: (key, body, contentType) => put(key, body, { ContentType: contentType, ...tagged(FRONT_TAGS) }),
    removeFile: remove,
    list,
    forgetShared,
  }
}
