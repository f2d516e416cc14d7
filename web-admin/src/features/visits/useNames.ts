import { otherLanguage } from '@flou/shared/locale.ts'
import { OTHER_PATHS, type PageViews } from '@flou/shared/visits/visits.ts'
import { visitsTexts } from '../../core/texts/visits.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'

export function useNames() {
  const t = useTextsOf(visitsTexts)
  const language = useLanguage()
  const hostName = (host: string): string => {
    if (host === OTHER_PATHS) return t('visits.others')
    return host === '' ? t('visits.direct') : host
  }
  const pageName = ({ path, titles }: PageViews) => {
    const title = titles?.[language] ?? titles?.[otherLanguage(language)]
    return title === undefined ? { label: hostName(path) } : { label: title, detail: path }
  }
  return { hostName, pageName }
}
