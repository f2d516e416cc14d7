import type { Language } from '@flou/shared/locale.ts'
import type { ResultType } from '@flou/shared/search/resultTypes.ts'
import { indexedStem } from '@flou/shared/search/words/words.ts'

export type Preference = Readonly<Partial<Record<ResultType, number>>>

const words = (...lists: readonly string[]): string[] => lists.flatMap((list) => list.split(' '))

/** Words of search intents. Both languages are typed on both sites. */
const INTENTS: readonly { words: readonly string[]; prefers: Preference }[] = [
  {
    words: words(
      'price prices pricing cost costs tariff rate rates fee fees month monthly hour hourly rent buy order cheap cheapest',
      'harga biaya tarif ongkos bulan sebulan perbulan bulanan jam sewa beli langganan murah termurah',
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

/** Words that apply to nearly all pages of this industry; they weigh less next to others. */
const GENERAL = words(
  'website site web system app application platform service solution product company business cloud online tool software',
  'hosting hosted managed provider feature option information data our team new best good thing case example',
  'situs laman sistem aplikasi layanan solusi produk perusahaan bisnis daring alat penyedia fitur informasi tim baru terbaik',
  'bagus contoh terkelola dikelola',
)

const BETWEEN: ReadonlySet<string> = new Set(words('vs versus or atau dibanding dibandingkan ketimbang'))
const JOINING: ReadonlySet<string> = new Set(words('and with to dan dengan'))
const COMPARING: ReadonlySet<string> = new Set(
  words(
    'difference differences different compare compared comparison',
    'beda bedanya perbedaan perbandingan banding bandingkan membandingkan',
  ),
)

interface StemmedLists {
  intents: ReadonlyMap<string, Preference>
  general: ReadonlySet<string>
}

const stemLists = (language: Language): StemmedLists => ({
  intents: new Map(
    INTENTS.flatMap((intent) =>
      intent.words.map((word) => [indexedStem(word, language), intent.prefers] as const),
    ),
  ),
  general: new Set(GENERAL.map((word) => indexedStem(word, language))),
})
const STEMMED: Readonly<Record<Language, StemmedLists>> = { en: stemLists('en'), id: stemLists('id') }

export const intentOf = (word: string, language: Language): Preference | undefined =>
  STEMMED[language].intents.get(indexedStem(word, language))

export const isGeneral = (word: string, language: Language): boolean =>
  STEMMED[language].general.has(indexedStem(word, language))

export const isComparing = (word: string): boolean => COMPARING.has(word) || BETWEEN.has(word)

/** Returns the comparison side of each query word, counted from 0. */
export function sidesOf(query: readonly string[]): number[] {
  const isComparison = query.some((word) => COMPARING.has(word))
  let side = 0
  return query.map((word) => {
    if (BETWEEN.has(word) || (isComparison && JOINING.has(word))) side += 1
    return side
  })
}
