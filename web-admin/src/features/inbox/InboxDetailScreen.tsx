import { useParams } from 'react-router'
import type { FormDeclaration } from '@flou/shared/forms/define.ts'
import { formDeclarationOf } from '@flou/shared/forms/registry.ts'
import { isApiError } from '../../core/api/apiError.ts'
import { MissingRecord } from '../../lists/MissingRecord.tsx'
import { PageLoading } from '../../ui/PageLoading.tsx'
import { LoadFailure } from '../../ui/screen/LoadFailure.tsx'
import { useOffice } from '../../core/offices/OfficeContext.ts'
import { listUrl } from '../../core/offices/useUnread.ts'
import type { ScreenProps } from '../../core/offices/office.ts'
import { SubmissionView } from './detail/SubmissionView.tsx'
import { useSubmission } from './useInbox.ts'

function One({ form, id }: { form: FormDeclaration; id: string }) {
  const { office } = useOffice()
  const { data, error } = useSubmission(form.key, id)
  if (isApiError(error, 'not_found')) return <MissingRecord list={listUrl(office, form.key)} />
  if (data) return <SubmissionView form={form} one={data} />
  return error ? <LoadFailure error={error} /> : <PageLoading />
}

/** A submission; opening it marks it as read. */
export function InboxDetailScreen({ route }: ScreenProps) {
  const { id } = useParams()
  const form = formDeclarationOf(route.screen.form ?? '')
  return form && id !== undefined ? <One key={id} form={form} id={id} /> : <MissingRecord />
}
