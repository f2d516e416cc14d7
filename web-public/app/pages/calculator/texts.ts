import { pageTexts } from '../../i18n/pageTexts.ts'
import { en } from './texts.en.ts'
import { id } from './texts.id.ts'

/** Fixed texts of the price calculator. */
export const useCalculatorTexts = pageTexts(en, id)
