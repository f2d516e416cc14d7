import { routeLabel } from '@flou/shared/content/routing/routes.ts'
import { LoadMore } from '../../ui/table/LoadMore.tsx'
import { PageLoading } from '../../ui/PageLoading.tsx'
import { EmptyState } from '../../ui/screen/EmptyState.tsx'
import { LoadFailure } from '../../ui/screen/LoadFailure.tsx'
import { ScreenHead } from '../../ui/screen/ScreenHead.tsx'
import { estimatesTexts } from '../../core/texts/pricing.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import type { ScreenProps } from '../../core/offices/office.ts'
import { EstimateFigures } from './EstimateFigures.tsx'
import { EstimateTable } from './EstimateTable.tsx'
import { useEstimateFigures, useEstimates } from './useEstimates.ts'

export function EstimatesScreen({ route }: ScreenProps) {
  const t = useTextsOf(estimatesTexts)
  const language = useLanguage()
  const list = useEstimates()
  const figures = useEstimateFigures()
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? []
  return (
    <>
      <ScreenHead title={routeLabel(route)[language]} about={t('estimates.about')} />
      <LoadFailure error={list.error} title={t('estimates.unloaded')} onRetry={list.refetch} />
      {list.isPending && <PageLoading />}
      {list.isSuccess && rows.length === 0 && <EmptyState text={t('estimates.none')} />}
      {figures.data && <EstimateFigures figures={figures.data} />}
      {rows.length > 0 && <EstimateTable rows={rows} />}
      <LoadMore list={list} />
    </>
  )
}
