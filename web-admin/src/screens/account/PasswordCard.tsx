import { Alert, Button, PasswordInput, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { ACCOUNT_PATHS } from '@flou/shared/account.ts'
import { messageText } from '@flou/shared/messages.ts'
import { isApiError } from '../../api/apiError.ts'
import { useFailureText } from '../../api/useFailureText.ts'
import { PasswordStrength } from '../../content/fields/text/PasswordStrength.tsx'
import { notifySuccess } from '../../elements/notify.ts'
import { Card } from '../../elements/screen/Card.tsx'
import { api } from '../../session/current.ts'
import { formText } from '../../session/formText.ts'
import { useUser } from '../../session/useSession.ts'
import { profileTexts } from '../../texts/screens/profile.ts'
import { useLanguage } from '../../texts/useText.ts'
import { useTextsOf } from '../../texts/useTextsOf.ts'
import { checkPasswords } from './checkPasswords.ts'
import { useSessionsRefresh } from './useOwnSessions.ts'

/** Message codes of wrong fields. */
interface Wrong {
  current?: string | undefined
  password?: string | undefined
  confirmPassword?: string | undefined
}
interface Passwords {
  current: string
  new: string
}

const wrongIn = (error: unknown): Wrong =>
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

/** The form with which people change their own password. */
export function PasswordCard() {
  const t = useTextsOf(profileTexts)
  // emptied by a new key: what was typed into it is a secret
  const [round, setRound] = useState(0)
  return (
    <Card title={t('profile.password')} hint={t('profile.passwordHint')}>
      <PasswordForm key={round} onDone={() => setRound(round + 1)} />
    </Card>
  )
}

/** Focuses the first wrong field of a form after each failure that is counted. */
function useFailureFocus() {
  const form = useRef<HTMLFormElement>(null)
  const [failures, setFailures] = useState(0)
  useEffect(() => {
    if (failures > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [failures])
  return { form, countFailure: () => setFailures((count) => count + 1) }
}

/** Checks and sends the form; `failure` is what no field shows. */
function useSubmit(password: string, onDone: () => void) {
  const { form, countFailure } = useFailureFocus()
  const [wrong, setWrong] = useState<Wrong>({})
  const change = useChangePassword(onDone)

  function refuse(found: Wrong): void {
    setWrong(found)
    countFailure()
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const current = formText(given, 'current')
    const found: Wrong = {
      ...(current === '' && { current: 'required' }),
      ...checkPasswords(password, formText(given, 'confirmPassword')),
    }
    change.reset()
    setWrong({})
    if (Object.keys(found).length > 0) refuse(found)
    else change.mutate({ current, new: password }, { onError: (error) => refuse(wrongIn(error)) })
  }

  const failure = wrong.current || wrong.password ? null : change.error
  return { form, wrong, failure, isPending: change.isPending, submit }
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const t = useTextsOf(profileTexts)
  const [password, setPassword] = useState('')
  const { form, wrong, failure, isPending, submit } = useSubmit(password, onDone)

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="sm" maw={420}>
        {failure && <Failure error={failure} />}
        <PasswordInputs wrong={wrong} password={password} onPassword={setPassword} />
        <Button type="submit" loading={isPending} style={{ alignSelf: 'start' }}>
          {t('profile.change')}
        </Button>
      </Stack>
    </form>
  )
}

function Failure({ error }: { error: Error }) {
  const failureText = useFailureText()
  return (
    <Alert color="danger" role="alert">
      {failureText(error)}
    </Alert>
  )
}

interface InputProps {
  wrong: Wrong
  password: string
  onPassword: (password: string) => void
}

function PasswordInputs({ wrong, password, onPassword }: InputProps) {
  const t = useTextsOf(profileTexts)
  const language = useLanguage()
  const { email } = useUser()
  const errorOf = (name: keyof Wrong) => {
    const code = wrong[name]
    return { error: code && messageText(code, language), 'aria-invalid': code !== undefined }
  }
  return (
    <>
      {/* password managers store the new password for this account */}
      <input type="hidden" name="email" autoComplete="username" value={email} />
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
        value={password}
        onChange={(event) => onPassword(event.currentTarget.value)}
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
