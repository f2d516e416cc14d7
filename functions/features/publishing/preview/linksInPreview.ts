import { otherLanguage, type Language } from '@flou/shared/locale.ts'

const LINK = /(<a\b[^>]*\bhref=")(\/(?!(?:assets|media|api)\/|\/)[^"?#]*)(?:\?[^"#]*)?(#[^"]*)?"/g
const isFile = (path: string) => /\.\w+$/.test(path)

/** Returns the query that opens a page in the preview of a release. */
export const pageQuery = (path: string, language: Language) =>
  `?language=${language}&amp;path=${encodeURIComponent(path)}`

/** Lets links to pages stay in the preview. */
export const linksInPreview = (html: string): string =>
  html.replace(LINK, (tag, ...[before = '', href = '', hash = '']: string[]) => {
    if (isFile(href)) return tag
    const language: Language = /^\/id(?:\/|$)/.test(href) ? 'id' : otherLanguage('id')
    const path = language === 'id' ? href.slice('/id'.length) || '/' : href
    return `${before}${pageQuery(path, language)}${hash}"`
  })
