import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import type { ChangeRequestDetail } from '@flou/shared/approval/changeRequestDetail.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { changeRequestTexts } from '../../../core/texts/recordState.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { useRenewal } from './useRenewal.ts'

/** Takes over another author's change request; outdated ones are renewed instead. */
export function TakeOverButton({ changeRequest }: { changeRequest: ChangeRequestDetail }) {
  const t = useTextsOf(changeRequestTexts)
  const [isDialogOpen, setDialogOpen] = useState(false)
  const renewal = useRenewal(changeRequest)
  if (!changeRequest.canTakeOver || changeRequest.isOutdated) return null
  const takeOver = () =>
    renewal.mutate({ recordVersion: changeRequest.recordVersion }, { onSettled: () => setDialogOpen(false) })
  return (
    <>
      <Button variant="default" onClick={() => setDialogOpen(true)}>
        {t('takeOver.start')}
      </Button>
      {isDialogOpen && (
        <Dialog title={t('takeOver.ask')} onClose={() => setDialogOpen(false)}>
          <p>{t('takeOver.askHint', { name: changeRequest.author.name })}</p>
          <Group justify="flex-end" mt="lg">
            <Button variant="default" onClick={() => setDialogOpen(false)} data-autofocus>
              {t('pending.cancel')}
            </Button>
            <Button loading={renewal.isPending} onClick={takeOver}>
              {t('takeOver.start')}
            </Button>
          </Group>
        </Dialog>
      )}
    </>
  )
}
