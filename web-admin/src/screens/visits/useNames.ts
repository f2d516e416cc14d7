import { OTHER_PATHS } from '@flou/shared/visits.ts'
import { visitsTexts } from '../../texts/screens/visits.ts'
import { useTextsOf } from '../../texts/useTextsOf.ts'

export function useNames() {
  const t = useTextsOf(visitsTexts)
  const hostName = (host: string): string => {
    if (host === OTHER_PATHS) return t('visits.others')
    return host === '' ? t('visits.direct') : host
  }
  return { hostName }
}
