import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  type S3Client,
} from '@aws-sdk/client-s3'
import type { PageFile, RenderedPage, SharedFile } from '@flou/shared/site/contentSource.ts'
import { LANGUAGES, localPath, type Language } from '@flou/shared/locale.ts'
import { editionKey } from '@flou/shared/site/editions.ts'
import { fingerprint } from '@flou/shared/text/fingerprint.ts'
import { isFeed, isLoneFile, PAGE_FILES, type PageFileEnding } from '@flou/shared/publishing.ts'
import { fileEndings } from '@flou/shared/site/pages.ts'
import { directPut, type Headers } from './directPut.ts'
import { xmlText } from './xml.ts'

const HTML = 'text/html; charset=utf-8'
const RSS = 'application/rss+xml; charset=utf-8'
const TEXT = 'text/plain; charset=utf-8'
const DATA = 'text/x-script'
const JSON_TEXT = 'application/json'
/** Browsers ask each time and are answered 304 (design §6). */
const CHECKED = 'no-cache'
/** Files named by what is in them. */
const FOR_EVER = 'public, max-age=31536000, immutable'

interface FileKeys {
  html: string
  /** A feed and other files for programs have none. */
  data?: string
}

/** Files of a page in a language's tree: the document, and the data client navigation reads (docs/architecture.md). */
export const fileKeys = (path: string, language: Language): FileKeys =>
  isLoneFile(path)
    ? { html: language + path }
    : {
        html: path === '/' ? `${language}/index.html` : `${language}${path}/index.html`,
        data: path === '/' ? `${language}/_.data` : `${language}${path}.data`,
      }

/** The media type of a page, or of what is published like one and is none. */
function typeOf(path: string): string {
  if (isFeed(path)) return RSS
  return isLoneFile(path) ? TEXT : HTML
}

/** A file beside a page, in a language's tree. */
const fileKeyBeside = (path: string, language: Language, ending: PageFileEnding) =>
  `${language}${path === '/' ? '/_' : path}.${ending}`

/** Every file that a page may have in a language. */
export const allFileKeys = (path: string, language: Language): string[] => [
  ...Object.values(fileKeys(path, language)),
  ...fileEndings(path).map((ending) => fileKeyBeside(path, language, ending)),
]

/** The page of a moved page, for whoever gets it instead of the redirect. */
const movedPage = (to: string, language: Language) =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${xmlText(to)}</title>` +
  `<meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${xmlText(to)}">` +
  `<link rel="canonical" href="${xmlText(to)}"></head><body><a href="${xmlText(to)}">${xmlText(to)}</a></body></html>`

/** Where published files go. Every call may be repeated. */
export interface SiteFiles {
  /** Keeps the data that a page has now, for documents of that edition: called before `put` replaces it. */
  keepEdition(path: string, language: Language): Promise<void>
  put(path: string, language: Language, page: RenderedPage): Promise<void>
  /** Leaves redirects at `path` in both languages. */
  redirect(path: string, to: string): Promise<void>
  remove(path: string): Promise<void>
  /** A file outside the trees: sitemap, robots, the CDN's error pages. */
  putFile(key: string, body: string, contentType: string): Promise<void>
  removeFile(key: string): Promise<void>
  /** The first objects by key, behind `after`. */
  list(prefix: string, after: string | undefined, limit: number): Promise<ListedObject[]>
  /** Has files that pages share put again with the next page that names them. */
  forgetShared(): void
}

export interface ListedObject {
  key: string
  /** ISO instant at which it was last written. */
  modified: string
}

/**
 * Puts files that pages share, each once for as long as this process lives. They are kept: pages of an earlier edition, in tabs and
 * caches, go on naming theirs.
 */
function sharedFiles(put: (key: string, body: string, headers: Headers) => Promise<void>) {
  const standing = new Map<string, Promise<void>>()
  const share = (file: SharedFile): Promise<void> => {
    const known = standing.get(file.key)
    if (known) return known
    const isPut = put(file.key, file.body, { ContentType: JSON_TEXT, CacheControl: FOR_EVER })
    standing.set(file.key, isPut)
    // whoever waits learns of it; the next page tries anew
    isPut.catch(() => standing.delete(file.key))
    return isPut
  }
  return { share, forgetShared: () => standing.clear() }
}

const objects = (client: S3Client, bucket: string) => {
  const putBytes = directPut(client, bucket)
  return {
    put: (key: string, body: string | Uint8Array, headers: Headers): Promise<void> =>
      // as bytes: a text would be encoded anew for its length, for its hash and to send it
      putBytes(key, typeof body === 'string' ? Buffer.from(body) : body, {
        CacheControl: CHECKED,
        ...headers,
      }),
    /** @returns undefined where there is no such object */
    read: async (key: string): Promise<string | undefined> => {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }))
        return await Body?.transformToString()
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined
        throw error
      }
    },
    remove: async (key: string): Promise<void> => {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }))
    },
    list: async (
      Prefix: string,
      StartAfter: string | undefined,
      MaxKeys: number,
    ): Promise<ListedObject[]> => {
      const { Contents = [] } = await client.send(
        new ListObjectsV2Command({
          Bucket: bucket,
          Prefix,
          MaxKeys,
          ...(StartAfter !== undefined && { StartAfter }),
        }),
      )
      return Contents.map(({ Key = '', LastModified = new Date() }) => ({
        key: Key,
        modified: LastModified.toISOString(),
      }))
    },
  }
}

type Objects = ReturnType<typeof objects>

/** Puts the files that stand beside a page, and removes those that it has no longer. */
const filesBeside =
  ({ put, remove }: Pick<Objects, 'put' | 'remove'>) =>
  (path: string, language: Language, files: readonly PageFile[]): Promise<void>[] =>
    fileEndings(path).map((ending) => {
      const key = fileKeyBeside(path, language, ending)
      const file = files.find((one) => one.ending === ending)
      return file ? put(key, file.body, { ContentType: PAGE_FILES[ending] }) : remove(key)
    })

/** Copies a page's data to where it is found by its fingerprint. What stands counts, whoever has written it. */
const keepEdition =
  ({ put, read }: Pick<Objects, 'put' | 'read'>) =>
  async (path: string, language: Language): Promise<void> => {
    const key = fileKeys(path, language).data
    const data = key === undefined ? undefined : await read(key)
    if (data === undefined) return
    const headers = { ContentType: JSON_TEXT, CacheControl: FOR_EVER }
    await put(editionKey(fingerprint(data), language), data, headers)
  }

/** The site's bucket. */
export function bucketFiles(client: S3Client, bucket: string): SiteFiles {
  const { put, read, remove, list } = objects(client, bucket)
  const { share, forgetShared } = sharedFiles(put)
  const putBeside = filesBeside({ put, remove })
  return {
    keepEdition: keepEdition({ put, read }),
    async put(path, language, page) {
      const { data, shared = [], files = [] } = page
      const keys = fileKeys(path, language)
      // what a file names is there before it: data names what pages share, the document its data
      await Promise.all([...shared.map(share), ...putBeside(path, language, files)])
      if (keys.data !== undefined) await put(keys.data, data, { ContentType: DATA })
      await put(keys.html, page.bytes ?? page.html, { ContentType: typeOf(path) })
    },
    async redirect(path, to) {
      await Promise.all(
        LANGUAGES.flatMap((language) => {
          const keys = fileKeys(path, language)
          const target = localPath(to, language)
          return [
            put(keys.html, movedPage(target, language), {
              ContentType: HTML,
              WebsiteRedirectLocation: target,
            }),
            ...allFileKeys(path, language)
              .filter((key) => key !== keys.html)
              .map(remove),
          ]
        }),
      )
    },
    async remove(path) {
      const all = LANGUAGES.flatMap((language) => allFileKeys(path, language))
      await Promise.all(all.map(remove))
    },
    putFile: (key, body, contentType) => put(key, body, { ContentType: contentType }),
    removeFile: remove,
    list,
    forgetShared,
  }
}
