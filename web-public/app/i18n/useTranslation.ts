import { DEFAULT_LANGUAGE } from '@flou/shared/locale.ts'
import { useSiteData } from '../site/useSite.ts'
import { translations } from './translations.ts'

export const useTranslation = () => translations(useSiteData()?.language ?? DEFAULT_LANGUAGE)
