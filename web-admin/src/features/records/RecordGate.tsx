import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { StoredRecord } from '@flou/shared/api.ts'
import { isApiError } from '../../core/api/apiError.ts'
import { PageLoading } from '../../ui/PageLoading.tsx'
import { LoadFailure } from '../../ui/screen/LoadFailure.tsx'
import { editorTexts } from '../../core/texts/editor.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { MissingRecord } from '../../lists/MissingRecord.tsx'

interface Props {
  query: UseQueryResult<StoredRecord | null>
  list?: string
  children: (record: Partial<StoredRecord>) => ReactNode
}

export function RecordGate({ query, list, children }: Props) {
  const t = useTextsOf(editorTexts)
  if (query.isSuccess) return children(query.data ?? {})
  if (query.isPending) return <PageLoading />
  if (isApiError(query.error, 'not_found')) return <MissingRecord list={list} />
  return <LoadFailure error={query.error} title={t('form.loadFailed')} onRetry={query.refetch} />
}
