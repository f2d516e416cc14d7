import { Button, Group, PasswordInput, Text } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { ACCOUNT_PATHS } from '@flou/shared/accounts/account.ts'
import { useFaultText } from '../../../core/api/useFailureText.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useStore } from '../../../core/state/store.ts'
import { confirmTexts } from '../../../core/texts/shell.ts'
import { useText, useTextsOf } from '../../../core/texts/useText.ts'
import { endWaiting, waitingForPassword } from '../../../core/session/confirmation.ts'
import { api } from '../../../core/session/current.ts'
import { AccountName } from '../../../ui/account/AccountName.tsx'
import { formText } from './SignInForm.tsx'
import { useUser } from '../../../core/session/useSession.ts'

/** Requests the password before a sensitive operation; the waiting calls are then repeated. */
export function ConfirmPassword() {
  const waiting = useStore(waitingForPassword)
  return waiting.length === 0 ? null : <PasswordDialog />
}

function PasswordDialog() {
  const t = useTextsOf(confirmTexts)
  const shared = useText()
  const faultText = useFaultText()
  const { email } = useUser()
  const [failure, setFailure] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const password = formText(new FormData(event.currentTarget), 'password')
    setBusy(true)
    setFailure(undefined)
    try {
      await api(ACCOUNT_PATHS.confirm, { method: 'POST', body: { password } })
      endWaiting(true)
    } catch (error) {
      setFailure(error)
      setBusy(false)
    }
  }

  return (
    <Dialog title={t('confirm.title')} onClose={() => endWaiting(false)}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Text size="sm" mb="md">
          {t('confirm.hint')}
        </Text>
        <AccountName email={email} />
        <PasswordInput
          name="password"
          autoComplete="current-password"
          label={shared('account.password')}
          error={failure === undefined ? undefined : faultText(failure)}
          data-autofocus
        />
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={() => endWaiting(false)}>
            {t('confirm.cancel')}
          </Button>
          <Button type="submit" loading={isBusy}>
            {t('confirm.go')}
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}
