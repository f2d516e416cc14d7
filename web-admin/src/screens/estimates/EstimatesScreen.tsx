import { Alert, Button } from '@mantine/core'
import { routeLabel } from '@flou/shared/content/routing/routes.ts'
import { useFailureText } from '../../api/useFailureText.ts'
import { PageLoading } from '../../elements/PageLoading.tsx'
import { estimatesTexts } from '../../texts/screens/estimates.ts'
import { useLanguage } from '../../texts/useText.ts'
import { useTextsOf } from '../../texts/useTextsOf.ts'
import type { ScreenProps } from '../screenProps.ts'
import { EstimateFigures } from './EstimateFigures.tsx'
import { EstimateTable } from './EstimateTable.tsx'
import { useEstimateFigures, useEstimates } from './useEstimates.ts'
import layout from '../publishing/Report.module.css'

/** Estimates that visitors have saved: what is asked for, and each of them. */
export function EstimatesScreen({ route }: ScreenProps) {
  const t = useTextsOf(estimatesTexts)
  const language = useLanguage()
  const failureText = useFailureText()
  const list = useEstimates()
  const figures = useEstimateFigures()
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? []
  return (
    <>
      <div className={layout.head}>
        <div>
          <h1>{routeLabel(route)[language]}</h1>
          <p className={layout.sub}>{t('estimates.about')}</p>
        </div>
      </div>
      {list.error && (
        <Alert color="danger" title={t('estimates.unloaded')} role="alert" mb="md">
          {failureText(list.error)}
        </Alert>
      )}
      {list.isPending && <PageLoading />}
      {list.isSuccess && rows.length === 0 && (
        <p className={layout.empty} data-empty="">
          {t('estimates.none')}
        </p>
      )}
      {figures.data && <EstimateFigures figures={figures.data} />}
      {rows.length > 0 && <EstimateTable rows={rows} />}
      {list.hasNextPage && (
        <Button
          variant="default"
          mt="md"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t('estimates.more')}
        </Button>
      )}
    </>
  )
}
