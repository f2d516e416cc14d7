import { Button, Group } from '@mantine/core'
import { session } from '../../../core/session/current.ts'
import { factorTexts } from '../../../core/texts/factors.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { AccountCard } from '../signIn/AccountCard.tsx'
import { ConfirmPassword } from '../signIn/ConfirmPassword.tsx'
import { AddPasskey } from './AddPasskey.tsx'
import { SetUpTotp } from './SetUpTotp.tsx'

/** In place of the office until a required second factor is set up; the server refuses everything else. */
export function FactorGate({ onLogOut }: { onLogOut: () => void }) {
  const t = useTextsOf(factorTexts)
  return (
    <AccountCard title={t('factor.requiredTitle')} hint={t('factor.requiredHint')}>
      <Group>
        <SetUpTotp isPrimary onDone={() => void session.reload()} />
        <AddPasskey onDone={() => void session.reload()} />
        <Button variant="subtle" onClick={onLogOut}>
          {t('factor.logOut')}
        </Button>
      </Group>
      <ConfirmPassword />
    </AccountCard>
  )
}
