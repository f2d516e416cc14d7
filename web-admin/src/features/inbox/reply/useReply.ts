import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { INBOX_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { ReplyTemplate, SubmissionDetail } from '@flou/shared/inbox/inbox.ts'
import { isApiError } from '../../../core/api/apiError.ts'
import { useFailureText } from '../../../core/api/useFailureText.ts'
import { alertInfo, notifyError, notifySuccess, offerUndo } from '../../../core/state/notify.ts'
import { INBOX_KEY } from '../../../core/offices/useUnread.ts'
import { api } from '../../../core/session/current.ts'
import { useUser } from '../../../core/session/useSession.ts'
import { replyTexts } from '../../../core/texts/inboxReply.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import type { RecoveryEntry } from '../../../core/unsaved/recovery.ts'
import { useRecovery } from '../../../core/unsaved/useRecovery.ts'
import { itemKey } from '../useInbox.ts'
import { isSameDraft, readDraft, replyOf, type ReplyDraft } from './replyDraft.ts'

const FIRST_TEMPLATE = 'replyGeneral'
const NO_TEMPLATES: readonly ReplyTemplate[] = []

const useTemplates = (form: string) =>
  useQuery({
    queryKey: [INBOX_KEY, 'templates', form],
    queryFn: async ({ signal }) =>
      (await api<ReplyTemplate[]>(INBOX_PATHS.replyTemplates(form), { signal })).data,
    staleTime: 60_000,
  })

/** Draft of a reply; what was typed is stored in the browser until it is sent. */
export function useReplyDraft(one: SubmissionDetail) {
  const t = useTextsOf(replyTexts)
  const { fullName } = useUser()
  const { data: templates = NO_TEMPLATES, error, refetch } = useTemplates(one.form)
  const recovery = useRecovery(`reply ${one.form} ${one.id}`)
  const [typed, setTyped] = useState<ReplyDraft>()
  const [earlier, setEarlier] = useState<readonly RecoveryEntry[]>([])
  const filled = (mail: string, language: ReplyDraft['language']) =>
    replyOf(templates, one, { mail, language, by: fullName })
  const draft = typed ?? filled(FIRST_TEMPLATE, one.language)
  const type = (next: ReplyDraft) => {
    setTyped(next)
    recovery.save(() => ({ version: one.version, values: { ...next } }))
    void recovery.flush()
  }
  useEffect(() => {
    const restore = async () => {
      const entries = await recovery.readEarlier()
      setEarlier(entries)
      const draft = entries[0] && readDraft(entries[0].values)
      if (draft) setTyped((current) => current ?? draft)
    }
    void restore()
  }, [recovery])
  /** Fills another template or language; replaced words can be taken back. */
  const choose = (mail: string, language: ReplyDraft['language']) => {
    const isTyped = !isSameDraft(draft, filled(draft.template, draft.language))
    const previous = draft
    type(filled(mail, language))
    if (isTyped) offerUndo(t('reply.replaced'), t('shell.undo'), () => type(previous))
  }
  const clear = () => {
    setTyped(undefined)
    for (const entry of earlier) void recovery.remove(entry)
    return recovery.clear()
  }
  return { draft, type, choose, clear, templates, error, refetch }
}

/** Sends once, however often it is tried: the key changes with the next reply only. */
export function useSendReply({ form, id, version }: SubmissionDetail, onSent: () => void) {
  const t = useTextsOf(replyTexts)
  const queries = useQueryClient()
  const failureText = useFailureText()
  const key = useRef(crypto.randomUUID())
  return useMutation({
    mutationFn: async ({ isDone, ...draft }: ReplyDraft & { isDone: boolean }) => {
      const current = queries.getQueryData<SubmissionDetail>(itemKey(form, id))?.version ?? version
      const body = { ...draft, isDone, version: current, key: key.current }
      return (await api<SubmissionDetail>(INBOX_PATHS.replies(form, id), { method: 'POST', body })).data
    },
    onSuccess: (after) => {
      key.current = crypto.randomUUID()
      queries.setQueryData(itemKey(form, id), after)
      notifySuccess(t('reply.sent'))
      onSent()
      void queries.invalidateQueries({
        queryKey: [INBOX_KEY],
        predicate: ({ queryKey }) => queryKey[1] !== 'item' && queryKey[1] !== 'templates',
      })
    },
    onError: (error) => {
      if (!isApiError(error, 'record_changed')) return notifyError(failureText(error))
      alertInfo(t('reply.movedOn'))
      return queries.invalidateQueries({ queryKey: itemKey(form, id) })
    },
  })
}

export function useResendReply({ form, id }: Pick<SubmissionDetail, 'form' | 'id'>) {
  const t = useTextsOf(replyTexts)
  const queries = useQueryClient()
  const failureText = useFailureText()
  return useMutation({
    mutationFn: async (reply: string) =>
      api<SubmissionDetail>(INBOX_PATHS.resendReply(form, id, reply), { method: 'POST' }),
    onSuccess: ({ data, message }) => {
      queries.setQueryData(itemKey(form, id), data)
      notifySuccess(message ?? t('reply.sent'))
    },
    onError: (error) => notifyError(failureText(error)),
  })
}
