import { localLink, splitAddress, type Language } from '../../locale.ts'
import { fillPath, recordPathOf } from '../../paths.ts'

/**
 * A link in rich text may name the record it leads to: `<a href="/news-and-information/title" data-record="news#12">`. The path is the
 * one at the time of saving; pages show the record's present path, in their own language.
 */
const LINK = /<a\b([^>]*)>([\s\S]*?)<\/a>/g
const HREF = /(\shref=")([^"]*)"/
const RECORD = /\sdata-record="([^"]*)"/
const RECORD_KEY = /^([a-z]+)#([1-9]\d{0,9})$/i

type RecordKey = `${string}#${number}`

/** True for what `data-record` may hold: `type#id`. */
export const isRecordKey = (text: string): text is RecordKey => RECORD_KEY.test(text)

/** The record that a link's attributes name, with the pattern of its path; undefined for types without pages. */
function recordIn(attributes: string): { type: string; id: number; pattern: string } | undefined {
  const [, type = '', id] = RECORD_KEY.exec(RECORD.exec(attributes)?.[1] ?? '') ?? []
  const pattern = recordPathOf(type)
  return pattern === undefined ? undefined : { type, id: Number(id), pattern }
}

/** Records that a rich text links to, as `type#id`; repeated ones repeated. */
export const recordsLinkedIn = (html: string): RecordKey[] =>
  html.includes('data-record=')
    ? [...html.matchAll(LINK)].flatMap(([, attributes = '']): RecordKey[] => {
        const record = recordIn(attributes)
        return record ? [`${record.type}#${record.id}`] : []
      })
    : []

interface Reading {
  language: Language
  /** The present slug of a record; undefined where visitors cannot see it. */
  slugOf: (type: string, id: number) => string | undefined
}

/**
 * A rich text whose links lead to pages of the site in the language it is read in, and to records where they are now. The text of a link
 * to a record that is gone stays, without the link.
 */
export const withPresentLinks = (html: string, { language, slugOf }: Reading): string =>
  html.replaceAll(LINK, (link: string, attributes: string, text: string) => {
    const record = recordIn(attributes)
    const slug = record && slugOf(record.type, record.id)
    if (record && !slug) return text
    const present = (_: string, before: string, href: string) => {
      const path = record && slug ? fillPath(record.pattern, slug) + splitAddress(href)[1] : href
      return `${before}${localLink(path, language)}"`
    }
    return `<a${attributes.replace(RECORD, '').replace(HREF, present)}>${text}</a>`
  })
