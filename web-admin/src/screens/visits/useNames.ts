import { OTHERS } from '@flou/shared/visits.ts'
import { visitsTexts } from '../../texts/screens/visits.ts'
import { useTextsOf } from '../../texts/useTextsOf.ts'

/** What people call counts that are no page's and no host's own. */
export function useNames() {
  const t = useTextsOf(visitsTexts)
  const hostName = (host: string): string => {
    if (host === OTHERS) return t('visits.others')
    return host === '' ? t('visits.direct') : host
  }
  return { hostName }
}
