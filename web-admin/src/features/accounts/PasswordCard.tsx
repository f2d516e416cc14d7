import { Button, PasswordInput, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { ACCOUNT_PATHS } from '@flou/shared/accounts/account.ts'
import { messageText } from '@flou/shared/texts/messages.ts'
import { isApiError } from '../../core/api/apiError.ts'
import { useFailureText } from '../../core/api/useFailureText.ts'
import { PasswordStrength } from '../../fields/text/PasswordStrength.tsx'
import { notifySuccess } from '../../core/state/notify.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Card } from '../../ui/screen/Card.tsx'
import { api } from '../../core/session/current.ts'
import { AccountName } from '../../ui/account/AccountName.tsx'
import { formText } from './signIn/SignInForm.tsx'
import { useUser } from '../../core/session/useSession.ts'
import { profileTexts } from '../../core/texts/accounts.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { checkPasswords } from './checkPasswords.ts'
import { useSessionsRefresh } from './useOwnSessions.ts'

/** Message codes by field. */
interface FieldErrors {
  current?: string | undefined
  password?: string | undefined
  confirmPassword?: string | undefined
}
interface Passwords {
  current: string
  new: string
}

const fieldErrorsOf = (error: unknown): FieldErrors =>
  isApiError(error) ? { current: error.fields['Current'], password: error.fields['Password'] } : {}

function useChangePassword(onDone: () => void) {
  const refresh = useSessionsRefresh()
  return useMutation({
    mutationFn: (body: Passwords) => api(ACCOUNT_PATHS.password, { method: 'POST', body }),
    onSuccess: async ({ message }) => {
      notifySuccess(message ?? '')
      onDone()
      await refresh()
    },
  })
}

export function PasswordCard() {
  const t = useTextsOf(profileTexts)
  // a new key resets the form and clears the secrets
  const [round, setRound] = useState(0)
  return (
    <Card title={t('profile.password')} hint={t('profile.passwordHint')}>
      <PasswordForm key={round} onDone={() => setRound(round + 1)} />
    </Card>
  )
}

function useFailureFocus() {
  const form = useRef<HTMLFormElement>(null)
  const [failures, setFailures] = useState(0)
  useEffect(() => {
    if (failures > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [failures])
  return { form, countFailure: () => setFailures((count) => count + 1) }
}

function useSubmit(onDone: () => void) {
  const { form, countFailure } = useFailureFocus()
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({})
  const passwordUpdate = useChangePassword(onDone)

  function refuse(found: FieldErrors): void {
    setFieldErrors(found)
    countFailure()
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const formData = new FormData(event.currentTarget)
    const current = formText(formData, 'current')
    const password = formText(formData, 'password')
    const found: FieldErrors = {
      ...(current === '' && { current: 'required' }),
      ...checkPasswords(password, formText(formData, 'confirmPassword')),
    }
    passwordUpdate.reset()
    setFieldErrors({})
    if (Object.keys(found).length > 0) refuse(found)
    else
      passwordUpdate.mutate({ current, new: password }, { onError: (error) => refuse(fieldErrorsOf(error)) })
  }

  const failure = fieldErrors.current || fieldErrors.password ? null : passwordUpdate.error
  return { form, fieldErrors, failure, isPending: passwordUpdate.isPending, submit }
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const t = useTextsOf(profileTexts)
  const { form, fieldErrors, failure, isPending, submit } = useSubmit(onDone)

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="sm" maw={420}>
        {failure && <Failure error={failure} />}
        <PasswordInputs fieldErrors={fieldErrors} />
        <Button type="submit" variant="default" loading={isPending} style={{ alignSelf: 'start' }}>
          {t('profile.change')}
        </Button>
      </Stack>
    </form>
  )
}

function Failure({ error }: { error: Error }) {
  const failureText = useFailureText()
  return <Banner tone="bad">{failureText(error)}</Banner>
}

function PasswordInputs({ fieldErrors }: { fieldErrors: FieldErrors }) {
  const t = useTextsOf(profileTexts)
  const language = useLanguage()
  const { email } = useUser()
  const [password, setPassword] = useState('')
  const errorOf = (name: keyof FieldErrors) => {
    const code = fieldErrors[name]
    return { error: code && messageText(code, language), 'aria-invalid': code !== undefined }
  }
  return (
    <>
      <AccountName email={email} />
      <PasswordInput
        name="current"
        autoComplete="current-password"
        label={t('profile.current')}
        {...errorOf('current')}
      />
      <PasswordInput
        name="password"
        autoComplete="new-password"
        label={t('profile.new')}
        onChange={(event) => setPassword(event.currentTarget.value)}
        description={<PasswordStrength value={password} />}
        {...errorOf('password')}
      />
      <PasswordInput
        name="confirmPassword"
        autoComplete="new-password"
        label={t('profile.confirm')}
        {...errorOf('confirmPassword')}
      />
    </>
  )
}
