import { Alert, Button } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { StoredRecord } from '@flou/shared/api.ts'
import { isApiError } from '../../api/apiError.ts'
import { useFailureText } from '../../api/useFailureText.ts'
import { PageLoading } from '../../elements/PageLoading.tsx'
import { useText } from '../../texts/useText.ts'
import { MissingRecord } from '../../content/MissingRecord.tsx'

interface Props {
  query: UseQueryResult<StoredRecord | null>
  /** Where to go where the record does not exist; a section has no list. */
  list?: string
  children: (record: Partial<StoredRecord>) => ReactNode
}

/** Shows a form once its record is here, and says so where it is not. */
export function RecordGate({ query, list, children }: Props) {
  const t = useText()
  const failureText = useFailureText()
  if (query.isSuccess) return children(query.data ?? {})
  if (query.isPending) return <PageLoading />
  if (isApiError(query.error, 'not_found')) return <MissingRecord list={list} />
  return (
    <Alert color="danger" title={t('form.loadFailed')} role="alert">
      <p>{failureText(query.error)}</p>
      <Button size="compact-sm" variant="default" onClick={() => void query.refetch()}>
        {t('shell.retry')}
      </Button>
    </Alert>
  )
}
