import { Navigate, useParams } from 'react-router'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { isApiError } from '../../api/apiError.ts'
import { MissingRecord } from '../../content/MissingRecord.tsx'
import { QUEUE_ADDRESS } from '../../content/pending/changeAddress.ts'
import { useChange } from '../../content/pending/useChange.ts'
import { PageLoading } from '../../elements/PageLoading.tsx'
import { LoadFailure } from '../../elements/screen/LoadFailure.tsx'
import { ChangeView } from './detail/ChangeView.tsx'

/** One change that waits for approval, or was decided: what it does, and the decision about it. */
export function WorkflowDetailScreen() {
  const { id } = useParams()
  return id === undefined ? <Navigate to={QUEUE_ADDRESS} replace /> : <Change key={id} id={id} />
}

function Change({ id }: { id: string }) {
  const { data: change, error } = useChange(id)
  if (isApiError(error, 'not_found')) return <MissingRecord list={QUEUE_ADDRESS} />
  if (error) return <LoadFailure error={error} />
  const type = change && REGISTRY.types.get(change.type)
  return type ? <ChangeView type={type} change={change} /> : <PageLoading />
}
