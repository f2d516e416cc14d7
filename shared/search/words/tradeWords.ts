import type { Language } from '../../locale.ts'
import { CUSTOMER_ENGLISH } from './customerEnglish.ts'
import { CUSTOMER_INDONESIAN } from './customerIndonesian.ts'
import { ENGLISH } from './tradeEnglish.ts'
import { INDONESIAN } from './tradeIndonesian.ts'

/** Between what somebody needs and what answers it. */
const LEADS_TO = ' > '

/** Groups of a list: words and phrases as they were written. */
const groupsOf = (list: string): string[][] =>
  list
    .trim()
    .split('\n')
    .filter((line) => !line.includes(LEADS_TO))
    .map((line) => line.split(', '))

/**
 * Words of the trade that mean the same, a group a line. They are known by their stems, so each stands here in one form. What a product of ours
 * is called by its customers belongs to the synonyms in the back-office; what everybody in the trade says belongs here.
 * Indonesian pages name products in English, so Indonesian groups have words of both languages.
 */
export const TRADE_WORDS: Readonly<Record<Language, readonly (readonly string[])[]>> = {
  en: groupsOf(ENGLISH + CUSTOMER_ENGLISH),
  id: groupsOf(INDONESIAN + CUSTOMER_INDONESIAN),
}

/** Words of somebody's problem or need, and the words of what answers it. */
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

/** What somebody with a problem looks for, though it does not mean the same: a slow site may need a cache. */
export const TRADE_NEEDS: Readonly<Record<Language, readonly TradeNeed[]>> = {
  en: needsOf(CUSTOMER_ENGLISH),
  id: needsOf(CUSTOMER_INDONESIAN),
}
