import { pageTexts } from '../../i18n/pageTexts.ts'
import { en } from './texts.en.ts'
import { id } from './texts.id.ts'

export const useCalculatorTexts = pageTexts(en, id)
