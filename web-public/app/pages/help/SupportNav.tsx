import { pathTo } from '@flou/shared/paths.ts'
import { FilterRows } from '../../sections/list/FilterRow.tsx'
import { useSite } from '../../site/useSite.ts'
import { helpTexts } from '../../texts/pages/help.ts'
import { useTexts } from '../../texts/useTexts.ts'

const NAMES = ['support', 'afterSales', 'partnershipSupport', 'feedback'] as const

export function SupportNav() {
  const { t } = useTexts(helpTexts)
  const { path } = useSite()
  const choices = NAMES.map((name) => ({
    title: t(name),
    to: pathTo(name),
    isChosen: pathTo(name) === path,
  }))
  return <FilterRows label={t('supportPages')} rows={[{ label: t('supportPages'), choices }]} />
}
