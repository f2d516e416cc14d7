import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { RECOVERY_CODES, type AccountFactors } from '@flou/shared/accounts/account.ts'
import { timeText } from '../../../core/records/timeText.ts'
import { session } from '../../../core/session/current.ts'
import { factorTexts } from '../../../core/texts/factors.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { PageLoading } from '../../../ui/PageLoading.tsx'
import { Card } from '../../../ui/screen/Card.tsx'
import { LoadFailure } from '../../../ui/screen/LoadFailure.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SetUpTotp } from './SetUpTotp.tsx'
import { useFactorsRefresh, useOwnFactors, useRemoveTotp, useRenewCodes } from './useFactors.ts'

function RenewDialog({ onClose }: { onClose: () => void }) {
  const t = useTextsOf(factorTexts)
  const renew = useRenewCodes()
  const refresh = useFactorsRefresh()
  if (renew.data)
    return (
      <Dialog key="codes" title={t('factor.codes')}>
        <RecoveryCodes
          codes={renew.data}
          onDone={() => {
            onClose()
            void refresh()
          }}
        />
      </Dialog>
    )
  return (
    <Dialog key="question" title={t('factor.renewAsk')} onClose={onClose}>
      <Text size="sm">{t('factor.renewHint')}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('factor.cancel')}
        </Button>
        <Button loading={renew.isPending} onClick={() => renew.mutate()}>
          {t('factor.renew')}
        </Button>
      </Group>
    </Dialog>
  )
}

function RemoveDialog({ onClose }: { onClose: () => void }) {
  const t = useTextsOf(factorTexts)
  const remove = useRemoveTotp()
  const removeAndReload = () =>
    remove.mutate(undefined, { onSuccess: () => void session.reload(), onSettled: onClose })
  return (
    <Dialog title={t('factor.removeAsk')} onClose={onClose}>
      <Text size="sm">{t('factor.removeHint')}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('factor.cancel')}
        </Button>
        <Button color="danger" loading={remove.isPending} onClick={removeAndReload}>
          {t('factor.remove')}
        </Button>
      </Group>
    </Dialog>
  )
}

function ActiveTotp({ since, recoveryLeft }: { since: string; recoveryLeft: number }) {
  const t = useTextsOf(factorTexts)
  const language = useLanguage()
  const [dialog, setDialog] = useState<'renew' | 'remove'>()
  const close = () => setDialog(undefined)
  return (
    <>
      <Text size="sm">{t('factor.since', { since: timeText(since, language) })}</Text>
      <Text size="sm">{t('factor.recoveryLeft', { count: recoveryLeft, total: RECOVERY_CODES })}</Text>
      <Group mt="md">
        <Button variant="default" onClick={() => setDialog('renew')}>
          {t('factor.renew')}
        </Button>
        <Button variant="subtle" color="danger" onClick={() => setDialog('remove')}>
          {t('factor.remove')}
        </Button>
      </Group>
      {dialog === 'renew' && <RenewDialog onClose={close} />}
      {dialog === 'remove' && <RemoveDialog onClose={close} />}
    </>
  )
}

function State({ totpSince, recoveryLeft }: AccountFactors) {
  const t = useTextsOf(factorTexts)
  const refresh = useFactorsRefresh()
  if (totpSince !== null) return <ActiveTotp since={totpSince} recoveryLeft={recoveryLeft} />
  return (
    <>
      <Text size="sm" mb="md">
        {t('factor.none')}
      </Text>
      <SetUpTotp onDone={() => void refresh()} />
    </>
  )
}

export function FactorCard() {
  const t = useTextsOf(factorTexts)
  const { data, error, isPending, refetch } = useOwnFactors()
  return (
    <Card title={t('factor.title')} hint={t('factor.hint')}>
      <LoadFailure error={error} onRetry={refetch} />
      {isPending && <PageLoading />}
      {data && <State {...data} />}
    </Card>
  )
}
