import { Alert, Button } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { StoredRecord } from '@flou/shared/api.ts'
import { isApiError } from '../../api/apiError.ts'
import { useFailureText } from '../../api/useFailureText.ts'
import { Message } from '../../elements/Message.tsx'
import { PageLoading } from '../../layout/PageLoading.tsx'
import { useText } from '../../texts/useText.ts'

interface Props {
  query: UseQueryResult<StoredRecord | null>
  /** Where to go where the record does not exist; a section always does. */
  list?: string
  children: (record: Partial<StoredRecord>) => ReactNode
}

/** Shows a form once its record is here, and says so where it is not. */
export function RecordGate({ query, list, children }: Props) {
  const t = useText()
  const failureText = useFailureText()
  if (query.isSuccess) return children(query.data ?? {})
  if (query.isPending) return <PageLoading />
  if (isApiError(query.error, 'not_found') && list) {
    return (
      <Message title={t('form.missing')}>
        <Link to={list}>{t('form.back')}</Link>
      </Message>
    )
  }
  return (
    <Alert color="danger" title={t('form.loadFailed')} role="alert">
      <p>{failureText(query.error)}</p>
      <Button size="compact-sm" variant="default" onClick={() => void query.refetch()}>
        {t('shell.retry')}
      </Button>
    </Alert>
  )
}
