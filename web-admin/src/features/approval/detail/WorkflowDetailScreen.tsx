import { Navigate, useParams } from 'react-router'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { isApiError } from '../../../core/api/apiError.ts'
import { MissingRecord } from '../../../lists/MissingRecord.tsx'
import { CHANGE_REQUESTS_PATH } from '../../../core/offices/office.ts'
import { useChangeRequest } from '../../../core/records/useOpenRequest.ts'
import { PageLoading } from '../../../ui/PageLoading.tsx'
import { LoadFailure } from '../../../ui/screen/LoadFailure.tsx'
import { ChangeRequestView } from './ChangeRequestView.tsx'

export function WorkflowDetailScreen() {
  const { id } = useParams()
  return id === undefined ? (
    <Navigate to={CHANGE_REQUESTS_PATH} replace />
  ) : (
    <ChangeRequestLoader key={id} id={id} />
  )
}

function ChangeRequestLoader({ id }: { id: string }) {
  const { data: changeRequest, error } = useChangeRequest(id)
  if (isApiError(error, 'not_found')) return <MissingRecord list={CHANGE_REQUESTS_PATH} />
  if (error) return <LoadFailure error={error} />
  const type = changeRequest && REGISTRY.types.get(changeRequest.type)
  return type ? <ChangeRequestView type={type} changeRequest={changeRequest} /> : <PageLoading />
}
