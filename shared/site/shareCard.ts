import { isLanguage, type Language } from '../locale.ts'
import { SEO_RANGES } from '../limits.ts'
import { fingerprint } from '../strings/fingerprint.ts'
import { textLength } from '../strings/letters.ts'

/** Content of the picture that represents a page (docs/decisions/share-cards.md). */
export interface ShareCard {
  title: string
  section: string
  siteName: string
  host: string
  picture: string
  /** Focal point of the picture as two fractions: `0.5 0.5`. */
  focal: string
}

export const CARD_SIZE = { width: 1200, height: 630 } as const
export const CARD_MIME = 'image/jpeg'
export const CARD_FOLDER = 'og'
export const CENTRE = '0.5 0.5'

/** Raise it with each change of the design, because files are immutable. */
const DESIGN = 1

interface CardPage {
  language: Language
  path: string
}

export function cardPath({ language, path }: CardPage, card: ShareCard): string {
  const { title, section, siteName, host, picture, focal } = card
  const digest = fingerprint(JSON.stringify([DESIGN, title, section, siteName, host, picture, focal]))
  return `/${CARD_FOLDER}/${language}${path === '/' ? '' : path}/${digest}.jpg`
}

const CARD_PATH = new RegExp(`^/${CARD_FOLDER}/([a-z]{2})((?:/[^/]+)*)/[a-z\\d-]+\\.jpg$`)

export function pageOfCard(path: string): CardPage | undefined {
  const [, language, page = ''] = CARD_PATH.exec(path) ?? []
  return isLanguage(language) ? { language, path: page || '/' } : undefined
}

/** Adds the name of the site to a page's title, unless search engines would cut it off. */
export function withSiteName(title: string, siteName: string): string {
  if (siteName === '' || title.includes(siteName)) return title
  const full = `${title} | ${siteName}`
  return textLength(full) > SEO_RANGES.title.max ? title : full
}

export const withoutSiteName = (title: string, siteName: string): string =>
  siteName !== '' && title.endsWith(` | ${siteName}`) ? title.slice(0, -siteName.length - 3) : title

const TOLERANCE = 0.03

export const isShareShaped = ({ width, height }: { width: number; height: number }): boolean =>
  width >= CARD_SIZE.width && Math.abs(width / height - CARD_SIZE.width / CARD_SIZE.height) <= TOLERANCE
