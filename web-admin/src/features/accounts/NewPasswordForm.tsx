import { Button, PasswordInput, Stack } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { ACCOUNT_PATHS } from '@flou/shared/accounts/account.ts'
import { messageText } from '@flou/shared/texts/messages.ts'
import { isApiError } from '../../core/api/apiError.ts'
import { useFailureText } from '../../core/api/useFailureText.ts'
import { PasswordStrength } from '../../fields/text/PasswordStrength.tsx'
import { AccountName } from '../../ui/account/AccountName.tsx'
import { Banner } from '../../ui/Banner.tsx'
import { formText } from './signIn/SignInForm.tsx'
import { accountApi } from '../../core/session/current.ts'
import { recoveryTexts } from '../../core/texts/accounts.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { checkPasswords } from './checkPasswords.ts'

interface Failure {
  password?: string
  confirmPassword?: string
  call?: unknown
}

function failureOf(error: unknown): Failure {
  const { Password, ConfirmPassword } = isApiError(error) ? error.fields : {}
  if (!Password && !ConfirmPassword) return { call: error }
  return {
    ...(Password && { password: Password }),
    ...(ConfirmPassword && { confirmPassword: ConfirmPassword }),
  }
}

interface Props {
  token: string
  email: string
  onDone: (message: string | undefined) => void
}

export function NewPasswordForm({ token, email, onDone }: Props) {
  const t = useTextsOf(recoveryTexts)
  const language = useLanguage()
  const failureText = useFailureText()
  const [failure, setFailure] = useState<Failure>({})
  const [typed, setTyped] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const formData = new FormData(event.currentTarget)
    const password = formText(formData, 'password')
    const confirmPassword = formText(formData, 'confirmPassword')
    const found = checkPasswords(password, confirmPassword)
    setFailure(found)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    try {
      const body = { token, password, confirmPassword }
      onDone((await accountApi(ACCOUNT_PATHS.reset, { method: 'POST', body })).message)
    } catch (error) {
      setFailure(failureOf(error))
    } finally {
      setBusy(false)
    }
  }

  const errorOf = (code: string | undefined) => (code ? messageText(code, language) : undefined)
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      {email !== '' && <AccountName email={email} />}
      <Stack gap="sm">
        {failure.call !== undefined && <Banner tone="bad">{failureText(failure.call)}</Banner>}
        <PasswordInput
          name="password"
          autoComplete="new-password"
          label={t('account.newPassword')}
          onChange={(event) => setTyped(event.currentTarget.value)}
          description={<PasswordStrength value={typed} />}
          error={errorOf(failure.password)}
        />
        <PasswordInput
          name="confirmPassword"
          autoComplete="new-password"
          label={t('account.confirmPassword')}
          error={errorOf(failure.confirmPassword)}
        />
        <Button type="submit" loading={isBusy}>
          {t('account.setPassword')}
        </Button>
      </Stack>
    </form>
  )
}

/** Returns the email in the hash of a mailed link; '' if there is none. */
export function emailIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}
