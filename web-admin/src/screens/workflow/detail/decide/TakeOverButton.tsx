import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import type { ChangeDetail } from '@flou/shared/changes/detail.ts'
import { Dialog } from '../../../../elements/Dialog.tsx'
import { pendingTexts } from '../../../../texts/content/pending.ts'
import { useTextsOf } from '../../../../texts/useTextsOf.ts'
import { useRenewal } from './useRenewal.ts'

/** Makes an open change of somebody else one's own (decision 21); one that is outdated is brought up to date instead. */
export function TakeOverButton({ change }: { change: ChangeDetail }) {
  const t = useTextsOf(pendingTexts)
  const [isAsking, setAsking] = useState(false)
  const renewal = useRenewal(change)
  if (!change.canTakeOver || change.isOutdated) return null
  const takeOver = () =>
    renewal.mutate({ recordVersion: change.recordVersion }, { onSettled: () => setAsking(false) })
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('takeOver.start')}
      </Button>
      {isAsking && (
        <Dialog title={t('takeOver.ask')} onClose={() => setAsking(false)}>
          <p>{t('takeOver.askHint', { name: change.author.name })}</p>
          <Group justify="flex-end" mt="lg">
            <Button variant="default" onClick={() => setAsking(false)} data-autofocus>
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
