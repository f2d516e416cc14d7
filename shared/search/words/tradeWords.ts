import type { Language } from '../../locale.ts'
import { ENGLISH } from './tradeEnglish.ts'
import { INDONESIAN } from './tradeIndonesian.ts'

/** Groups of a list: words and phrases as they were written. */
const groupsOf = (list: string): string[][] =>
  list
    .trim()
    .split('\n')
    .map((line) => line.split(', '))

/**
 * Words of the trade that mean the same, a group a line. They are known by their stems, so each stands here in one form. What a product of ours
 * is called by its customers belongs to the synonyms in the back-office; what everybody in the trade says belongs here.
 * Indonesian pages name products in English, so Indonesian groups have words of both languages.
 */
export const TRADE_WORDS: Readonly<Record<Language, readonly (readonly string[])[]>> = {
  en: groupsOf(ENGLISH),
  id: groupsOf(INDONESIAN),
}
