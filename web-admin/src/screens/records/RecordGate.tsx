import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { StoredRecord } from '@flou/shared/api.ts'
import { isApiError } from '../../api/apiError.ts'
import { PageLoading } from '../../elements/PageLoading.tsx'
import { LoadFailure } from '../../elements/screen/LoadFailure.tsx'
import { editorTexts } from '../../texts/editor.ts'
import { useTextsOf } from '../../texts/useText.ts'
import { MissingRecord } from '../../content/record/MissingRecord.tsx'

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
