import { Button, Group } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RevisionRow } from '@flou/shared/api.ts'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { ChangeRequestDetail } from '@flou/shared/approval/changeRequestDetail.ts'
import { isApiError } from '../../../core/api/apiError.ts'
import { useFailureText } from '../../../core/api/useFailureText.ts'
import { localizedText } from '../../../core/records/localizedText.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { notifyError, notifySuccess } from '../../../core/state/notify.ts'
import { api } from '../../../core/session/current.ts'
import { reviewTexts } from '../../../core/texts/approvalReview.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { LaterRevisions } from './LaterRevisions.tsx'

/** @param seenVersion newest revision shown as removed by the undo; 0 if none was shown */
export const undoChangeRequest = (id: string, seenVersion: number) =>
  api(STAFF_PATHS.undoChangeRequest(id), {
    method: 'POST',
    body: { seenVersion },
    idempotencyKey: crypto.randomUUID(),
  })

/** Undoes an applied change request; `since` lists later revisions to confirm. */
function useUndo(changeRequest: ChangeRequestDetail, onDone: () => void) {
  const queries = useQueryClient()
  const failureText = useFailureText()
  const [since, setSince] = useState<readonly RevisionRow[]>([])
  const undo = useMutation({
    mutationFn: () => undoChangeRequest(changeRequest.id, since[0]?.version ?? 0),
    onSuccess: ({ message = '' }) => {
      notifySuccess(message)
      onDone()
    },
    onError: (error) => {
      if (isApiError(error, 'published_since')) return setSince(error.data as RevisionRow[]) // contract of this code
      notifyError(failureText(error))
      onDone()
    },
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: ['change', changeRequest.id] })
      void queries.invalidateQueries({ queryKey: ['list'] })
    },
  })
  return { undo, since }
}

function UndoDialog({ changeRequest, onClose }: { changeRequest: ChangeRequestDetail; onClose: () => void }) {
  const t = useTextsOf(reviewTexts)
  const language = useLanguage()
  const { undo, since } = useUndo(changeRequest, onClose)
  return (
    <Dialog title={t('undo.title')} onClose={onClose}>
      <p>
        <strong>{localizedText(changeRequest.titles, language).text}</strong>
      </p>
      <p>{t('undo.hint')}</p>
      {since.length > 0 && <LaterRevisions title={t('undo.since')} revisions={since} />}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('decide.cancel')}
        </Button>
        <Button loading={undo.isPending} onClick={() => undo.mutate()}>
          {t(since.length > 0 ? 'undo.anyway' : 'undo.start')}
        </Button>
      </Group>
    </Dialog>
  )
}

export function UndoButton({ changeRequest }: { changeRequest: ChangeRequestDetail }) {
  const t = useTextsOf(reviewTexts)
  const [isDialogOpen, setDialogOpen] = useState(false)
  if (!changeRequest.canUndo) return null
  return (
    <>
      <Button variant="default" onClick={() => setDialogOpen(true)}>
        {t('undo.start')}
      </Button>
      {isDialogOpen && <UndoDialog changeRequest={changeRequest} onClose={() => setDialogOpen(false)} />}
    </>
  )
}
