import { Button, Text } from '@mantine/core'
import { Dialog } from '../elements/Dialog.tsx'
import { useText } from '../texts/useText.ts'
import { session } from './current.ts'
import { SignInForm } from './SignInForm.tsx'
import { useSession } from './useSession.ts'

/**
 * Log-in over a form with unsaved work, or after another person has logged in in another tab: nothing typed is lost, and the
 * waiting save is repeated as the same person.
 */
export function SignInAgain() {
  const t = useText()
  const state = useSession()
  if (state.status !== 'expired') return null
  const { user, other } = state
  const names = other && { name: other.fullName, email: other.email, own: user.email }
  return (
    <Dialog title={t(other ? 'account.otherTitle' : 'account.expiredTitle')}>
      <Text size="sm" mb="md">
        {t(other ? 'account.otherHint' : 'account.expiredHint', names)}
      </Text>
      <SignInForm email={user.email} signIn={(email, password) => session.signIn(email, password)} />
      <Button
        variant="subtle"
        color="danger"
        mt="md"
        onClick={() => (other ? session.leaveToOther() : session.giveUp())}
      >
        {t(other ? 'account.continueAsOther' : 'account.discard', names)}
      </Button>
    </Dialog>
  )
}
