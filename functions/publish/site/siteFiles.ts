import {
  DeleteObjectCommand,
  PutObjectCommand,
  type PutObjectCommandInput,
  type S3Client,
} from '@aws-sdk/client-s3'
import type { RenderedPage } from '@flou/shared/contentSource.ts'
import { LANGUAGES, localPath, type Language } from '@flou/shared/locale.ts'
import { FEED } from '@flou/shared/publishing.ts'
import { xmlText } from './xml.ts'

const HTML = 'text/html; charset=utf-8'
const RSS = 'application/rss+xml; charset=utf-8'
const DATA = 'text/x-script'
/** Browsers ask each time and are answered 304 (design §6). */
const CHECKED = 'no-cache'

interface FileKeys {
  html: string
  /** A feed has none. */
  data?: string
}

/** Files of a page in a language's tree: the document, and the data client navigation reads (docs/architecture.md). */
export const fileKeys = (path: string, language: Language): FileKeys =>
  path === FEED
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

type Headers = Pick<PutObjectCommandInput, 'ContentType' | 'WebsiteRedirectLocation'>

/** The site's bucket. */
export function bucketFiles(client: S3Client, bucket: string): SiteFiles {
  const put = async (key: string, body: string, headers: Headers) => {
    await client.send(
      new PutObjectCommand({ Bucket: bucket, Key: key, Body: body, CacheControl: CHECKED, ...headers }),
    )
  }
  const remove = async (key: string) => {
    await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }))
  }
  return {
    async put(path, language, { html, data }) {
      const keys = fileKeys(path, language)
      await Promise.all([
        put(keys.html, html, { ContentType: path === FEED ? RSS : HTML }),
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
