import { Button, Stack, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ACCOUNT_PATHS } from '@flou/shared/accounts/account.ts'
import { messageText } from '@flou/shared/texts/messages.ts'
import { useFailureText } from '../../core/api/useFailureText.ts'
import { Banner } from '../../ui/Banner.tsx'
import { formText } from './signIn/SignInForm.tsx'
import { accountApi } from '../../core/session/current.ts'
import { recoveryTexts } from '../../core/texts/accounts.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { AccountCard } from './signIn/AccountCard.tsx'

/** Requests a reset link; the response does not reveal whether the account exists. */
export function ForgotPasswordScreen() {
  const t = useTextsOf(recoveryTexts)
  const language = useLanguage()
  const failureText = useFailureText()
  const request = useMutation({
    mutationFn: (email: string) => accountApi(ACCOUNT_PATHS.forgot, { method: 'POST', body: { email } }),
  })
  return (
    <AccountCard title={t('account.forgotTitle')} hint={t('account.forgotHint')}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          request.mutate(formText(new FormData(event.currentTarget), 'email').trim())
        }}
      >
        <Stack gap="sm">
          {request.isError && <Banner tone="bad">{failureText(request.error)}</Banner>}
          {request.isSuccess && <Banner tone="good">{messageText('resetSent', language)}</Banner>}
          <TextInput
            name="email"
            type="email"
            autoComplete="username"
            label={t('account.email')}
            required
            withAsterisk={false}
          />
          <Button type="submit" loading={request.isPending}>
            {t('account.sendLink')}
          </Button>
        </Stack>
      </form>
      <p>
        <Link to="/login">{t('account.backToSignIn')}</Link>
      </p>
    </AccountCard>
  )
}
