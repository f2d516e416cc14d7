import type { ListRow } from '@flou/shared/api.ts'
import { localizedText } from '../../core/records/localizedText.ts'
import { useLanguage } from '../../core/texts/useText.ts'

export function useRowTitle() {
  const language = useLanguage()
  return ({ titles, id }: ListRow): string => localizedText(titles, language).text || String(id)
}
