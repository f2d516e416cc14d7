/** Languages and their ids. Content language ids are used on the wire, local ids in the visitor's browser. */
export const LANGUAGES = ['id', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

export const DEFAULT_LANGUAGE: Language = 'en'

/** Order of `contents` on the wire: Indonesian first. */
export const CONTENT_LANGUAGE_ID = { id: 1, en: 2 } as const satisfies Record<Language, number>

export const ISO_CODE = { id: 'id-ID', en: 'en-US' } as const satisfies Record<Language, string>

export const LANGUAGE_NAME = { id: 'Indonesia', en: 'English' } as const satisfies Record<Language, string>

export const LOCALE_COOKIE = 'i18n_redirected'

export const TIME_ZONE = 'Asia/Jakarta'

export const isLanguage = (value: unknown): value is Language =>
  LANGUAGES.some((language) => language === value)

export const languageOf = (languageId: number): Language =>
  LANGUAGES.find((language) => CONTENT_LANGUAGE_ID[language] === languageId) ?? DEFAULT_LANGUAGE

/** Returns the first supported language of `Accept-Language`, ignoring quality values. */
export function acceptedLanguage(header: string | undefined): Language {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().slice(0, 2).toLowerCase())
  return tags.find(isLanguage) ?? DEFAULT_LANGUAGE
}

export const otherLanguage = (language: Language): Language => (language === 'en' ? 'id' : 'en')

export type Text = Readonly<Record<Language, string>>

/** Returns a value for each language. */
export const inBothLanguages = <T>(valueIn: (language: Language) => T): Record<Language, T> => ({
  en: valueIn('en'),
  id: valueIn('id'),
})

export const localPath = (path: string, language: Language): string =>
  language === DEFAULT_LANGUAGE ? path : path === '/' ? '/id' : `/id${path}`

/** Site paths without language versions: other hosts, files, API, back-office. */
const NO_PAGE = /^\/(?:\/|(?:media|assets|api|dashboard2?|login)(?:[/?#]|$)|[^?#]*\.\w+(?:[?#]|$))/
const INDONESIAN = /^\/id(?:[/?#]|$)/

export const isPagePath = (url: string): boolean => url.startsWith('/') && !NO_PAGE.test(url)

export function splitUrl(url: string): readonly [path: string, tail: string] {
  const end = url.search(/[?#]/)
  return end < 0 ? [url, ''] : [url.slice(0, end), url.slice(end)]
}

/** Localizes links to site pages; other URLs stay unchanged. */
export function localLink(url: string, language: Language): string {
  if (!isPagePath(url) || INDONESIAN.test(url)) return url
  const [path, tail] = splitUrl(url)
  return localPath(path, language) + tail
}
