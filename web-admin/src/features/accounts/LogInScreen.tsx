import * as z from 'zod/mini'
import { Link, Navigate, useLocation } from 'react-router'
import { session } from '../../core/session/current.ts'
import { SignInForm } from '../../ui/account/SignInForm.tsx'
import { useSession } from '../../core/session/useSession.ts'
import { homePathOf } from '../../core/offices/office.ts'
import { useText } from '../../core/texts/useText.ts'
import { AccountCard } from '../../ui/account/AccountCard.tsx'

const stateSchema = z.object({ from: z.string().check(z.startsWith('/dashboard')) })

const destination = (state: unknown): string =>
  stateSchema.safeParse(state).data?.from ?? homePathOf('dashboard')

export function LogInScreen() {
  const t = useText()
  const { status } = useSession()
  const { state } = useLocation()
  if (status === 'signedIn') return <Navigate to={destination(state)} replace />
  return (
    <AccountCard title={t('account.signIn')} hint={t('account.signInHint')}>
      <SignInForm signIn={(email, password) => session.signIn(email, password)} />
      <p>
        <Link to="/forgot-password">{t('account.forgot')}</Link>
      </p>
    </AccountCard>
  )
}
