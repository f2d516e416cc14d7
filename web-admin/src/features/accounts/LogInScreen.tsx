import * as z from 'zod/mini'
import { Link, Navigate, useLocation } from 'react-router'
import type { SignedInUser } from '@flou/shared/accounts/account.ts'
import { homePathOf } from '../../core/offices/office.ts'
import { session } from '../../core/session/current.ts'
import { SignInForm } from './signIn/SignInForm.tsx'
import { useSession } from '../../core/session/useSession.ts'
import { chooseLanguage } from '../../core/texts/language.ts'
import { useText } from '../../core/texts/useText.ts'
import { AccountCard } from './signIn/AccountCard.tsx'

const stateSchema = z.object({ from: z.string().check(z.startsWith('/dashboard')) })

const destination = (state: unknown, { office = 'dashboard' }: SignedInUser): string =>
  stateSchema.safeParse(state).data?.from ?? homePathOf(office)

async function signIn(...credentials: Parameters<typeof session.signIn>): Promise<void> {
  await session.signIn(...credentials)
  applyLanguage()
}

async function signInWithPasskey(): Promise<void> {
  await session.signInWithPasskey()
  applyLanguage()
}

function applyLanguage(): void {
  const state = session.state.get()
  if ('user' in state && state.user.language) chooseLanguage(state.user.language)
}

export function LogInScreen() {
  const t = useText()
  const current = useSession()
  const { state } = useLocation()
  if (current.status === 'signedIn') return <Navigate to={destination(state, current.user)} replace />
  return (
    <AccountCard title={t('account.signIn')} hint={t('account.signInHint')}>
      <SignInForm signIn={signIn} signInWithPasskey={signInWithPasskey} />
      <p>
        <Link to="/forgot-password">{t('account.forgot')}</Link>
      </p>
    </AccountCard>
  )
}
