import {
  DeleteObjectCommand,
  PutObjectCommand,
  type PutObjectCommandInput,
  type S3Client,
} from '@aws-sdk/client-s3'
import type { RenderedPage, SharedFile } from '@flou/shared/site/contentSource.ts'
import { LANGUAGES, localPath, type Language } from '@flou/shared/locale.ts'
import { isFeed } from '@flou/shared/publishing.ts'
import { xmlText } from './xml.ts'

const HTML = 'text/html; charset=utf-8'
const RSS = 'application/rss+xml; charset=utf-8'
const DATA = 'text/x-script'
/** Browsers ask each time and are answered 304 (design §6). */
const CHECKED = 'no-cache'
/** Files named by what is in them. */
const FOR_EVER = 'public, max-age=31536000, immutable'

interface FileKeys {
  html: string
  /** A feed has none. */
  data?: string
}

/** Files of a page in a language's tree: the document, and the data client navigation reads (docs/architecture.md). */
export const fileKeys = (path: string, language: Language): FileKeys =>
  isFeed(path)
    ? { html: language + path }
    : {
        html: path === '/' ? `${language}/index.html` : `${language}${path}/index.html`,
        data: path === '/' ? `${language}/_.data` : `${language}${path}.data`,
      }

/** The page of a moved page, for whoever gets it instead of the redirect. */
const movedPage = (to: string, language: Language) =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${xmlText(to)}</title>` +
  `<meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${xmlText(to)}">` +
  `<link rel="canonical" href="${xmlText(to)}"></head><body><a href="${xmlText(to)}">${xmlText(to)}</a></body></html>`

/** Where published files go. Every call may be repeated. */
export interface SiteFiles {
  put(path: string, language: Language, page: RenderedPage): Promise<void>
  /** Leaves redirects at `path` in both languages. */
  redirect(path: string, to: string): Promise<void>
  remove(path: string): Promise<void>
  /** A file outside the trees: sitemap, robots, the CDN's error pages. */
  putFile(key: string, body: string, contentType: string): Promise<void>
}

type Headers = Pick<PutObjectCommandInput, 'CacheControl' | 'ContentType' | 'WebsiteRedirectLocation'>

/**
 * Puts files that pages share, each once for as long as this process lives. They are kept: pages of an earlier edition, in tabs and
 * caches, go on naming theirs.
 */
function sharedFiles(put: (key: string, body: string, headers: Headers) => Promise<void>) {
  const standing = new Map<string, Promise<void>>()
  return (file: SharedFile): Promise<void> => {
    const known = standing.get(file.key)
    if (known) return known
    const isPut = put(file.key, file.body, { ContentType: 'application/json', CacheControl: FOR_EVER })
    standing.set(file.key, isPut)
    // whoever waits learns of it; the next page tries anew
    isPut.catch(() => standing.delete(file.key))
    return isPut
  }
}

const objects = (client: S3Client, bucket: string) => ({
  put: async (key: string, body: string, headers: Headers): Promise<void> => {
    await client.send(
      new PutObjectCommand({ Bucket: bucket, Key: key, Body: body, CacheControl: CHECKED, ...headers }),
    )
  },
  remove: async (key: string): Promise<void> => {
    await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }))
  },
})

/** The site's bucket. */
export function bucketFiles(client: S3Client, bucket: string): SiteFiles {
  const { put, remove } = objects(client, bucket)
  const share = sharedFiles(put)
  return {
    async put(path, language, { html, data, shared = [] }) {
      const keys = fileKeys(path, language)
      await Promise.all(shared.map(share))
      await Promise.all([
        put(keys.html, html, { ContentType: isFeed(path) ? RSS : HTML }),
        ...(keys.data === undefined ? [] : [put(keys.data, data, { ContentType: DATA })]),
      ])
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
            ...(keys.data === undefined ? [] : [remove(keys.data)]),
          ]
        }),
      )
    },
    async remove(path) {
      const all = LANGUAGES.flatMap((language) => Object.values(fileKeys(path, language)))
      await Promise.all(all.map(remove))
    },
    putFile: (key, body, contentType) => put(key, body, { ContentType: contentType }),
  }
}
