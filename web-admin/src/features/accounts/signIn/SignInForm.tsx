import { Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useFailureText } from '../../../core/api/useFailureText.ts'
import { isApiError } from '../../../core/api/apiError.ts'
import { PasskeyButton } from './PasskeyButton.tsx'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { Banner } from '../../../ui/Banner.tsx'
import { useText } from '../../../core/texts/useText.ts'

export function formText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

const FactorForm = lazyPart(async () => (await import('./FactorForm.tsx')).FactorForm)

interface Props {
  /** Called again with a code if the account has a second factor. */
  signIn: (email: string, password: string, code?: string) => Promise<void>
  signInWithPasskey: () => Promise<void>
  email?: string
}

export function SignInForm({ signIn, signInWithPasskey, email }: Props) {
  const t = useText()
  const failureText = useFailureText()
  const [failure, setFailure] = useState<unknown>()
  const [accepted, setAccepted] = useState<{ email: string; password: string }>()
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setBusy(true)
    setFailure(undefined)
    const credentials = { email: formText(form, 'email').trim(), password: formText(form, 'password') }
    try {
      await signIn(credentials.email, credentials.password)
    } catch (error) {
      if (isApiError(error, 'factor_needed')) setAccepted(credentials)
      else setFailure(error)
    } finally {
      setBusy(false)
    }
  }

  if (accepted)
    return (
      <FactorForm
        signIn={(code) => signIn(accepted.email, accepted.password, code)}
        signInWithPasskey={signInWithPasskey}
        onBack={() => setAccepted(undefined)}
      />
    )
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack gap="sm">
        {failure !== undefined && <Banner tone="bad">{failureText(failure)}</Banner>}
        <TextInput
          name="email"
          type="email"
          autoComplete="username"
          label={t('account.email')}
          defaultValue={email}
          autoFocus={email === undefined}
          required
          withAsterisk={false}
        />
        <PasswordInput
          name="password"
          autoComplete="current-password"
          label={t('account.password')}
          autoFocus={email !== undefined}
          data-autofocus={email !== undefined || undefined}
          required
          withAsterisk={false}
        />
        <Button type="submit" loading={isBusy}>
          {t('account.signIn')}
        </Button>
        <PasskeyButton signIn={signInWithPasskey} onFailure={setFailure} />
      </Stack>
    </form>
  )
}
