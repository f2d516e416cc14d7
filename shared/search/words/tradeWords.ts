import type { Language } from '../../locale.ts'
import { CUSTOMER_ENGLISH } from './customerEnglish.ts'
import { CUSTOMER_INDONESIAN } from './customerIndonesian.ts'
import { ENGLISH } from './tradeEnglish.ts'
import { INDONESIAN } from './tradeIndonesian.ts'

const LEADS_TO = ' > '

const groupsOf = (list: string): string[][] =>
  list
    .trim()
    .split('\n')
    .filter((line) => !line.includes(LEADS_TO))
    .map((line) => line.split(', '))

/** Industry synonyms by language, one form per stem. Product-specific synonyms belong in the back-office. */
export const TRADE_WORDS: Readonly<Record<Language, readonly (readonly string[])[]>> = {
  en: groupsOf(ENGLISH + CUSTOMER_ENGLISH),
  id: groupsOf(INDONESIAN + CUSTOMER_INDONESIAN),
}

export interface TradeNeed {
  needs: readonly string[]
  answers: readonly string[]
}

const needsOf = (list: string): TradeNeed[] =>
  list
    .trim()
    .split('\n')
    .filter((line) => line.includes(LEADS_TO))
    .map((line) => {
      const [needs = '', answers = ''] = line.split(LEADS_TO)
      return { needs: needs.split(', '), answers: answers.split(', ') }
    })

/** Related answers for a problem: a slow site may need a cache. */
export const TRADE_NEEDS: Readonly<Record<Language, readonly TradeNeed[]>> = {
  en: needsOf(CUSTOMER_ENGLISH),
  id: needsOf(CUSTOMER_INDONESIAN),
}
