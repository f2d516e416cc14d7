import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type PreviewDays, type PreviewLink, type PreviewLinkRow } from '@flou/shared/publishing/preview.ts'
import { useFailureText } from '../../../core/api/useFailureText.ts'
import { api } from '../../../core/session/current.ts'
import { notifyError, notifySuccess } from '../../../core/state/notify.ts'
import { previewLinkTexts } from '../../../core/texts/editorDialogs.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'

export interface LinkedPreview {
  /** API path of the links. */
  path: string
  /** Narrows the list of links. */
  query?: string
  /** Body of a new link. */
  content: () => object
}

export function usePreviewLinks({ path, query = '', content }: LinkedPreview) {
  const t = useTextsOf(previewLinkTexts)
  const failureText = useFailureText()
  const queries = useQueryClient()
  const queryKey = ['preview-links', path, query]
  const refresh = async () => {
    // otherwise a pending first request, without the new link, would be reused
    await queries.cancelQueries({ queryKey })
    await queries.invalidateQueries({ queryKey })
  }
  const onError = (error: unknown) => notifyError(failureText(error))
  const list = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await api<PreviewLinkRow[]>(path + query, { signal })).data,
  })
  const create = useMutation({
    mutationFn: async (days: PreviewDays) =>
      (await api<PreviewLink>(path, { method: 'POST', body: { ...content(), days } })).data,
    onSuccess: refresh,
    onError,
  })
  const revoke = useMutation({
    mutationFn: (link: string) => api(`${path}/${link}`, { method: 'DELETE' }),
    onSuccess: async () => {
      notifySuccess(t('share.revokeDone'))
      await refresh()
    },
    onError,
  })
  return { list, create, revoke }
}
