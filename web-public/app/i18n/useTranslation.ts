import { DEFAULT_LANGUAGE } from '@flou/shared/locale.ts'
import { useSiteData } from '../site/useSite.ts'
import { translations } from './translations.ts'

/** The interface texts in the page's language. */
export const useTranslation = () => translations(useSiteData()?.language ?? DEFAULT_LANGUAGE)
