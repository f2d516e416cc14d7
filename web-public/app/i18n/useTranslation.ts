import { useRouteLoaderData } from 'react-router'
import { DEFAULT_LANGUAGE } from '@flou/shared/locale.ts'
import type { loader } from '../root.tsx'
import { translations } from './translations.ts'

/** The interface texts in the page's language. */
export const useTranslation = () =>
  translations(useRouteLoaderData<typeof loader>('root')?.language ?? DEFAULT_LANGUAGE)
