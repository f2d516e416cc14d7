/**
 * Languages and their ids (spec §1, §9; decisions 9–11).
 * Content language ids go over the wire; local ids live in the visitor's browser. No literal of either stands elsewhere.
 */
export const LANGUAGES = ['id', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

export const DEFAULT_LANGUAGE: Language = 'en'

/** Content language ids, in the order in which clients submit `contents`: Indonesian first. */
export const CONTENT_LANGUAGE_ID = { id: 1, en: 2 } as const satisfies Record<Language, number>
export type ContentLanguageId = (typeof CONTENT_LANGUAGE_ID)[Language]

/** The ids a visitor's browser stores as `languageID` (spec §4). */
export const LOCAL_LANGUAGE_ID = { id: 0, en: 1 } as const satisfies Record<Language, number>

/** BCP 47 tags for `Intl`, `Accept-Language` and hreflang. */
export const ISO_CODE = { id: 'id-ID', en: 'en-US' } as const satisfies Record<Language, string>

/** What a language is called where visitors choose one by name (spec §3, locale). */
export const LANGUAGE_NAME = { id: 'Indonesia', en: 'English' } as const satisfies Record<Language, string>

export const LOCALE_COOKIE = 'i18n_redirected'
export const LOCALE_COOKIE_DAYS = 365
export const TIME_ZONE = 'Asia/Jakarta'

/** True for 'id' and 'en' only. */
export const isLanguage = (value: unknown): value is Language =>
  LANGUAGES.some((language) => language === value)

/** The language of a content language id; unknown ids count as the default. */
export const languageOf = (languageId: number): Language =>
  LANGUAGES.find((language) => CONTENT_LANGUAGE_ID[language] === languageId) ?? DEFAULT_LANGUAGE

/** The language an `Accept-Language` header asks for: the first tag that is one of ours, else the default. */
export function acceptedLanguage(header: string | undefined): Language {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().slice(0, 2).toLowerCase())
  return tags.find(isLanguage) ?? DEFAULT_LANGUAGE
}

/** The other one of the two languages. */
export const otherLanguage = (language: Language): Language => (language === 'en' ? 'id' : 'en')

/** A text in both languages, as labels and messages have it. */
export type Text = Readonly<Record<Language, string>>

/** A site path in a language's tree: Indonesian lives below `/id` (decision 10). */
export const localPath = (path: string, language: Language): string =>
  language === DEFAULT_LANGUAGE ? path : path === '/' ? '/id' : `/id${path}`

/** Site paths without a page in either language's tree: other hosts, files, calls, the back-office. */
const NO_PAGE = /^\/(?:\/|(?:media|assets|api|dashboard2?|login)(?:[/?#]|$)|[^?#]*\.\w+(?:[?#]|$))/
const INDONESIAN = /^\/id(?:[/?#]|$)/

/** True for an address of content that leads to a page of the site. */
export const isPagePath = (url: string): boolean => url.startsWith('/') && !NO_PAGE.test(url)

/** An address in two: its path, and its query and hash as they stand. */
export function splitAddress(address: string): readonly [path: string, tail: string] {
  const end = address.search(/[?#]/)
  return end < 0 ? [address, ''] : [address.slice(0, end), address.slice(end)]
}

/** An address as content has it: pages of the site lead into a language's tree, everything else stays. Query and hash are kept. */
export function localLink(url: string, language: Language): string {
  if (!isPagePath(url) || INDONESIAN.test(url)) return url
  const [path, tail] = splitAddress(url)
  return localPath(path, language) + tail
}
