import { Button, Group } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { ChangeDetail } from '@flou/shared/changes/detail.ts'
import { useFailureText } from '../../../../api/useFailureText.ts'
import { localizedText } from '../../../../content/localizedText.ts'
import { Dialog } from '../../../../elements/Dialog.tsx'
import { notifyError, notifySuccess } from '../../../../elements/notify.ts'
import { api } from '../../../../session/current.ts'
import { changeTexts } from '../../../../texts/screens/workflowDetail.ts'
import { useLanguage } from '../../../../texts/useText.ts'
import { useTextsOf } from '../../../../texts/useTextsOf.ts'

/** Takes an applied change back, by a revision with the content before it; asks first. */
export function UndoButton({ change }: { change: ChangeDetail }) {
  const t = useTextsOf(changeTexts)
  const language = useLanguage()
  const queries = useQueryClient()
  const failureText = useFailureText()
  const [isAsking, setAsking] = useState(false)
  const undo = useMutation({
    mutationFn: () =>
      api(STAFF_PATHS.undoChange(change.id), { method: 'POST', idempotencyKey: crypto.randomUUID() }),
    onSuccess: ({ message = '' }) => notifySuccess(message),
    onError: (error) => notifyError(failureText(error)),
    onSettled: () => {
      setAsking(false)
      void queries.invalidateQueries({ queryKey: ['change', change.id] })
      void queries.invalidateQueries({ queryKey: ['list'] })
    },
  })
  if (!change.canUndo) return null
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('undo.start')}
      </Button>
      {isAsking && (
        <Dialog title={t('undo.title')} onClose={() => setAsking(false)}>
          <p>
            <strong>{localizedText(change.titles, language).text}</strong>
          </p>
          <p>{t('undo.hint')}</p>
          <Group justify="flex-end" mt="lg">
            <Button variant="default" onClick={() => setAsking(false)} data-autofocus>
              {t('decide.cancel')}
            </Button>
            <Button loading={undo.isPending} onClick={() => undo.mutate()}>
              {t('undo.start')}
            </Button>
          </Group>
        </Dialog>
      )}
    </>
  )
}
