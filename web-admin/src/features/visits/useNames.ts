import { OTHER_PATHS } from '@flou/shared/visits/visits.ts'
import { visitsTexts } from '../../core/texts/visits.ts'
import { useTextsOf } from '../../core/texts/useText.ts'

export function useNames() {
  const t = useTextsOf(visitsTexts)
  const hostName = (host: string): string => {
    if (host === OTHER_PATHS) return t('visits.others')
    return host === '' ? t('visits.direct') : host
  }
  return { hostName }
}
