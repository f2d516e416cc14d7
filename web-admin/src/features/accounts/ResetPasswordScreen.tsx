import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { notifySuccess } from '../../core/state/notify.ts'
import { recoveryTexts } from '../../core/texts/accounts.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { Banner } from '../../ui/Banner.tsx'
import { AccountCard } from './signIn/AccountCard.tsx'
import { emailIn, NewPasswordForm } from './NewPasswordForm.tsx'

export function ResetPasswordScreen() {
  const t = useTextsOf(recoveryTexts)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { hash } = useLocation()
  const token = search.get('token')
  return (
    <AccountCard title={t('account.resetTitle')}>
      {token ? (
        <NewPasswordForm
          token={token}
          email={emailIn(hash)}
          onDone={(message) => {
            notifySuccess(message || t('account.passwordSet'))
            void navigate('/login', { replace: true })
          }}
        />
      ) : (
        <Banner tone="bad">
          {t('account.noToken')} <Link to="/forgot-password">{t('account.askNewLink')}</Link>
        </Banner>
      )}
      <p>
        <Link to="/login">{t('account.backToSignIn')}</Link>
      </p>
    </AccountCard>
  )
}
