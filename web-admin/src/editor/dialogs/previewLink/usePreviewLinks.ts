import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  PREVIEW_LINK_API,
  type PreviewDays,
  type PreviewLink,
  type PreviewLinkRequest,
  type PreviewLinkRow,
} from '@flou/shared/publishing/preview.ts'
import { useFailureText } from '../../../core/api/useFailureText.ts'
import { wireValues } from '../../../core/records/recordValues.ts'
import { api } from '../../../core/session/current.ts'
import { notifyError, notifySuccess } from '../../../core/state/notify.ts'
import { previewLinkTexts } from '../../../core/texts/editorDialogs.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { useFormHandle, useFormView } from '../../../fields/form/FormContext.ts'

export function usePreviewLinks() {
  const t = useTextsOf(previewLinkTexts)
  const failureText = useFailureText()
  const queries = useQueryClient()
  const { type, id, form } = useFormHandle()
  const { language } = useFormView()
  const queryKey = ['preview-links', type.key, id]
  const refresh = () => queries.invalidateQueries({ queryKey })
  const onError = (error: unknown) => notifyError(failureText(error))
  const list = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await api<PreviewLinkRow[]>(`${PREVIEW_LINK_API}?type=${type.key}&id=${id}`, { signal })).data,
  })
  const create = useMutation({
    mutationFn: async (days: PreviewDays) => {
      const body: PreviewLinkRequest = {
        type: type.key,
        id,
        values: wireValues(type.declaration, form.getValues()),
        language,
        days,
      }
      return (await api<PreviewLink>(PREVIEW_LINK_API, { method: 'POST', body })).data
    },
    onSuccess: refresh,
    onError,
  })
  const revoke = useMutation({
    mutationFn: (link: string) => api(`${PREVIEW_LINK_API}/${link}`, { method: 'DELETE' }),
    onSuccess: async () => {
      notifySuccess(t('share.revokeDone'))
      await refresh()
    },
    onError,
  })
  return { list, create, revoke }
}
