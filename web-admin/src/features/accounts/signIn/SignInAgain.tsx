import { Button, Text } from '@mantine/core'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useText } from '../../../core/texts/useText.ts'
import { session } from '../../../core/session/current.ts'
import { SignInForm } from './SignInForm.tsx'
import { useSession } from '../../../core/session/useSession.ts'

/**
 * Log-in dialog over unsaved work, after expiry or a log-in as another user in another tab. The waiting save
 * is repeated as the same user.
 */
export function SignInAgain() {
  const t = useText()
  const state = useSession()
  if (state.status !== 'expired') return null
  const { user, otherUser } = state
  const names = otherUser && { name: otherUser.fullName, email: otherUser.email, own: user.email }
  return (
    <Dialog title={t(otherUser ? 'account.otherTitle' : 'account.expiredTitle')}>
      <Text size="sm" mb="md">
        {t(otherUser ? 'account.otherHint' : 'account.expiredHint', names)}
      </Text>
      <SignInForm
        email={user.email}
        signIn={(...credentials) => session.signIn(...credentials)}
        signInWithPasskey={() => session.signInWithPasskey()}
      />
      <Button
        variant="subtle"
        color="danger"
        mt="md"
        onClick={() => (otherUser ? session.switchToOtherUser() : session.endSession())}
      >
        {t(otherUser ? 'account.continueAsOther' : 'account.discard', names)}
      </Button>
    </Dialog>
  )
}
