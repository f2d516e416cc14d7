import { Button, Text } from '@mantine/core'
import { Dialog } from '../elements/Dialog.tsx'
import { useText } from '../texts/useText.ts'
import { session } from './current.ts'
import { SignInForm } from './SignInForm.tsx'
import { useSession } from './useSession.ts'

/** Log-in over a form with unsaved work: nothing typed is lost, and the waiting save is repeated (decision 5). */
export function SignInAgain() {
  const t = useText()
  const state = useSession()
  if (state.status !== 'expired') return null
  return (
    <Dialog title={t('account.expiredTitle')}>
      <Text size="sm" mb="md">
        {t('account.expiredHint')}
      </Text>
      <SignInForm email={state.user.email} signIn={(email, password) => session.signIn(email, password)} />
      <Button variant="subtle" color="danger" mt="md" onClick={() => session.giveUp()}>
        {t('account.discard')}
      </Button>
    </Dialog>
  )
}
