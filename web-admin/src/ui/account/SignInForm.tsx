import { Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useFailureText } from '../../core/api/useFailureText.ts'
import { Banner } from '../Banner.tsx'
import { useText } from '../../core/texts/useText.ts'

export function formText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

interface Props {
  signIn: (email: string, password: string) => Promise<void>
  email?: string
}

export function SignInForm({ signIn, email }: Props) {
  const t = useText()
  const failureText = useFailureText()
  const [failure, setFailure] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setBusy(true)
    setFailure(undefined)
    try {
      await signIn(formText(form, 'email').trim(), formText(form, 'password'))
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }

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
      </Stack>
    </form>
  )
}
