import { localLink, splitUrl, type Language } from '../../locale.ts'
import { fillPath, recordPathOf } from '../../paths.ts'

/**
 * Rich-text links may carry `data-record="news#12"`. The `href` is the path at save time; pages resolve the
 * current path.
 */
const LINK = /<a\b([^>]*)>([\s\S]*?)<\/a>/g
const HREF = /(\shref=")([^"]*)"/
const RECORD = /\sdata-record="([^"]*)"/
const RECORD_KEY = /^([a-z]+)#([1-9]\d{0,9})$/i

export type RecordKey = `${string}#${number}`

export const isRecordKey = (text: string): text is RecordKey => RECORD_KEY.test(text)

function recordIn(attributes: string): { type: string; id: number; pattern: string } | undefined {
  const [, type = '', id] = RECORD_KEY.exec(RECORD.exec(attributes)?.[1] ?? '') ?? []
  const pattern = recordPathOf(type)
  return pattern === undefined ? undefined : { type, id: Number(id), pattern }
}

export const recordsLinkedIn = (html: string): RecordKey[] =>
  html.includes('data-record=')
    ? [...html.matchAll(LINK)].flatMap(([, attributes = '']): RecordKey[] => {
        const record = recordIn(attributes)
        return record ? [`${record.type}#${record.id}`] : []
      })
    : []

interface LinkContext {
  language: Language
  slugOf: (type: string, id: number) => string | undefined
}

/** Localizes links and resolves record links to current paths. Links to missing records become plain text. */
export const updateLinks = (html: string, { language, slugOf }: LinkContext): string =>
  html.replaceAll(LINK, (link: string, attributes: string, text: string) => {
    const record = recordIn(attributes)
    const slug = record && slugOf(record.type, record.id)
    if (record && !slug) return text
    const replaceHref = (_: string, before: string, href: string) => {
      const path = record && slug ? fillPath(record.pattern, slug) + splitUrl(href)[1] : href
      return `${before}${localLink(path, language)}"`
    }
    return `<a${attributes.replace(RECORD, '').replace(HREF, replaceHref)}>${text}</a>`
  })

interface MovedLink {
  from: RecordKey
  to: RecordKey
  /** Path of the new record; without one the `href` stays. */
  path?: string | undefined
}

/** Points the links to a record to another one. */
export const replaceLinks = (html: string, { from, to, path }: MovedLink): string =>
  html.replaceAll(LINK, (link: string, attributes: string, text: string) => {
    const record = recordIn(attributes)
    if (!record || `${record.type}#${record.id}` !== from) return link
    const moved = attributes.replace(RECORD, ` data-record="${to}"`)
    return `<a${path === undefined ? moved : moved.replace(HREF, (_, before: string) => `${before}${path}"`)}>${text}</a>`
  })

/** Picture in rich text; its attributes may contain `>`. Library pictures have their id: `data-media="12"`. */
export const PICTURE = /<img\b(?:[^<>"]|"[^"<]*")*>/g
const MEDIA_ID = /\sdata-media="(\d{1,10})"/

/** Returns the id of a library picture, or 0. */
export const mediaIdOf = (picture: string): number => Number(MEDIA_ID.exec(picture)?.[1] ?? 0)

export const mediaIdsIn = (html: string): number[] =>
  (html.match(PICTURE) ?? []).map(mediaIdOf).filter((id) => id > 0)

/** Replaces picture URLs with current ones, since files may be replaced or cropped. */
export const updatePictureUrls = (html: string, urlOf: (id: number) => string | undefined): string =>
  html.replaceAll(PICTURE, (picture) => {
    const id = mediaIdOf(picture)
    const url = id > 0 ? urlOf(id) : undefined
    return url === undefined ? picture : picture.replace(/\ssrc="[^"]*"/, () => ` src="${url}"`)
  })
