import { Button, Group } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { VersionRow } from '@flou/shared/api.ts'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { ChangeDetail } from '@flou/shared/changes/detail.ts'
import { isApiError } from '../../../../api/apiError.ts'
import { useFailureText } from '../../../../api/useFailureText.ts'
import { localizedText } from '../../../../content/localizedText.ts'
import { Dialog } from '../../../../elements/Dialog.tsx'
import { notifyError, notifySuccess } from '../../../../elements/notify.ts'
import { api } from '../../../../session/current.ts'
import { changeTexts } from '../../../../texts/screens/workflowDetail.ts'
import { useLanguage } from '../../../../texts/useText.ts'
import { useTextsOf } from '../../../../texts/useTextsOf.ts'
import { LaterVersions } from './LaterVersions.tsx'

/** Undoes an applied change; `since` holds the later versions that it would remove, once the server has named them. */
function useUndo(change: ChangeDetail, onDone: () => void) {
  const queries = useQueryClient()
  const failureText = useFailureText()
  const [since, setSince] = useState<readonly VersionRow[]>([])
  const undo = useMutation({
    mutationFn: () =>
      api(STAFF_PATHS.undoChange(change.id), {
        method: 'POST',
        body: { seenVersion: since[0]?.version ?? 0 },
        idempotencyKey: crypto.randomUUID(),
      }),
    onSuccess: ({ message = '' }) => {
      notifySuccess(message)
      onDone()
    },
    onError: (error) => {
      if (isApiError(error, 'published_since')) return setSince(error.data as VersionRow[]) // the contract of its code
      notifyError(failureText(error))
      onDone()
    },
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: ['change', change.id] })
      void queries.invalidateQueries({ queryKey: ['list'] })
    },
  })
  return { undo, since }
}

function UndoDialog({ change, onClose }: { change: ChangeDetail; onClose: () => void }) {
  const t = useTextsOf(changeTexts)
  const language = useLanguage()
  const { undo, since } = useUndo(change, onClose)
  return (
    <Dialog title={t('undo.title')} onClose={onClose}>
      <p>
        <strong>{localizedText(change.titles, language).text}</strong>
      </p>
      <p>{t('undo.hint')}</p>
      {since.length > 0 && <LaterVersions title={t('undo.since')} versions={since} />}
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

/** Takes an applied change back, by a revision with the content before it; asks first. */
export function UndoButton({ change }: { change: ChangeDetail }) {
  const t = useTextsOf(changeTexts)
  const [isAsking, setAsking] = useState(false)
  if (!change.canUndo) return null
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('undo.start')}
      </Button>
      {isAsking && <UndoDialog change={change} onClose={() => setAsking(false)} />}
    </>
  )
}
