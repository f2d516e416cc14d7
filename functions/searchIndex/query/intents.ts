import type { Language } from '@flou/shared/locale.ts'
import type { ResultType } from '@flou/shared/search/resultTypes.ts'
import { indexedStem } from '@flou/shared/search/words/words.ts'

/** What kinds of pages answer best, by how much they come before others. */
export type Preference = Readonly<Partial<Record<ResultType, number>>>

const words = (...lists: readonly string[]): string[] => lists.flatMap((list) => list.split(' '))

/** What visitors want of a thing, by the words that say so in either language: both are typed on both sites. */
const INTENTS: readonly { words: readonly string[]; prefers: Preference }[] = [
  {
    words: words(
      'price prices pricing cost costs tariff rate rates fee fees month monthly hour hourly rent buy order',
      'harga biaya tarif ongkos bulan sebulan perbulan bulanan jam sewa beli langganan',
    ),
    prefers: { product: 1.2, page: 1.05 },
  },
  {
    words: words(
      'how howto tutorial guide setup configure configuration install create',
      'cara panduan konfigurasi mengatur instal pasang membuat',
    ),
    prefers: { documentation: 1.15, faq: 1.1 },
  },
  {
    words: words('promo promotion discount offer deal voucher coupon', 'diskon penawaran potongan kupon'),
    prefers: { specialOffer: 1.3 },
  },
]

/** Words for nearly everything that a site of this trade has: beside others they tell little. */
const GENERAL = words(
  'website site web system app application platform service solution product company business cloud online tool software',
  'provider feature option information data our team new best good thing case example',
  'situs laman sistem aplikasi layanan solusi produk perusahaan bisnis daring alat penyedia fitur informasi tim baru terbaik',
  'bagus contoh',
)

/** Words between the sides of a comparison. */
const BETWEEN: ReadonlySet<string> = new Set(words('vs versus or atau dibanding dibandingkan ketimbang'))
/** Words between its sides where the query says that it is one. */
const JOINING: ReadonlySet<string> = new Set(words('and with to dan dengan'))
const COMPARING: ReadonlySet<string> = new Set(
  words(
    'difference differences different compare compared comparison',
    'beda bedanya perbedaan perbandingan banding bandingkan membandingkan',
  ),
)

/** The lists as the index of a language knows their words. */
interface KnownWords {
  intents: ReadonlyMap<string, Preference>
  general: ReadonlySet<string>
}

const knownWords = (language: Language): KnownWords => ({
  intents: new Map(
    INTENTS.flatMap((intent) =>
      intent.words.map((word) => [indexedStem(word, language), intent.prefers] as const),
    ),
  ),
  general: new Set(GENERAL.map((word) => indexedStem(word, language))),
})
const KNOWN: Readonly<Record<Language, KnownWords>> = { en: knownWords('en'), id: knownWords('id') }

/** What kinds of pages a word of a query asks for; undefined where it is about a thing. */
export const intentOf = (word: string, language: Language): Preference | undefined =>
  KNOWN[language].intents.get(indexedStem(word, language))

/** Whether nearly everything here could be called by a word. */
export const isGeneral = (word: string, language: Language): boolean =>
  KNOWN[language].general.has(indexedStem(word, language))

/** Whether a word only says that things are compared. */
export const isComparing = (word: string): boolean => COMPARING.has(word) || BETWEEN.has(word)

/** The side of a comparison that each word of a query is on, counted from 0; all are on one where nothing is compared. */
export function sidesOf(query: readonly string[]): number[] {
  const isComparison = query.some((word) => COMPARING.has(word))
  let side = 0
  return query.map((word) => {
    if (BETWEEN.has(word) || (isComparison && JOINING.has(word))) side += 1
    return side
  })
}
