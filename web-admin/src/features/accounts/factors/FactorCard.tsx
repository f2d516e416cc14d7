import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { ACCOUNT_PATHS, RECOVERY_CODES, type AccountFactors } from '@flou/shared/accounts/account.ts'
import { timeText } from '../../../core/records/timeText.ts'
import { factorTexts } from '../../../core/texts/factors.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { PageLoading } from '../../../ui/PageLoading.tsx'
import { Card } from '../../../ui/screen/Card.tsx'
import { LoadFailure } from '../../../ui/screen/LoadFailure.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { RemoveDialog } from './RemoveDialog.tsx'
import { SetUpTotp } from './SetUpTotp.tsx'
import { useFactorsRefresh, useOwnFactors, useRenewCodes } from './useFactors.ts'

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

function ActiveTotp({ since }: { since: string }) {
  const t = useTextsOf(factorTexts)
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Text size="sm" mb="md">
        {t('factor.since', { since: timeText(since, language) })}
      </Text>
      <Button variant="subtle" color="danger" onClick={() => setOpen(true)}>
        {t('factor.removeTotp')}
      </Button>
      {isOpen && (
        <RemoveDialog
          title={t('factor.removeAsk')}
          hint={t('factor.removeHint')}
          path={ACCOUNT_PATHS.totp}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

function MissingTotp() {
  const t = useTextsOf(factorTexts)
  const refresh = useFactorsRefresh()
  return (
    <>
      <Text size="sm" mb="md">
        {t('factor.none')}
      </Text>
      <SetUpTotp onDone={() => void refresh()} />
    </>
  )
}

function RecoveryState({ left }: { left: number }) {
  const t = useTextsOf(factorTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <Group mt="md">
      <Text size="sm">{t('factor.recoveryLeft', { count: left, total: RECOVERY_CODES })}</Text>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('factor.renew')}
      </Button>
      {isOpen && <RenewDialog onClose={() => setOpen(false)} />}
    </Group>
  )
}

function State({ totpSince, passkeys, recoveryLeft }: AccountFactors) {
  const hasFactor = totpSince !== null || passkeys.length > 0
  return (
    <>
      {totpSince === null ? <MissingTotp /> : <ActiveTotp since={totpSince} />}
      {hasFactor && <RecoveryState left={recoveryLeft} />}
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
