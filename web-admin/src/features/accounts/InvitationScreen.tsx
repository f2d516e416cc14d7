import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { ACCOUNT_PATHS, INVITATION_DAYS } from '@flou/shared/accounts/account.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { isApiError } from '../../core/api/apiError.ts'
import { accountApi } from '../../core/session/current.ts'
import { notifySuccess } from '../../core/state/notify.ts'
import { recoveryTexts } from '../../core/texts/accounts.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { AccountCard } from './signIn/AccountCard.tsx'
import { Banner } from '../../ui/Banner.tsx'
import { PageLoading } from '../../ui/PageLoading.tsx'
import { LoadFailure } from '../../ui/screen/LoadFailure.tsx'
import { emailIn, NewPasswordForm } from './NewPasswordForm.tsx'

export function InvitationScreen() {
  const t = useTextsOf(recoveryTexts)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { hash } = useLocation()
  const token = search.get('token') ?? ''
  const check = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => accountApi(ACCOUNT_PATHS.invitation, { method: 'POST', body: { token } }),
    gcTime: 0,
  })
  const isOver = isApiError(check.error, 'validation_failed')
  return (
    <AccountCard
      title={t('account.invitationTitle')}
      {...(check.isSuccess && { hint: t('account.invitationHint', { min: LIMITS.passwordMin }) })}
    >
      {check.isPending && <PageLoading />}
      {isOver && <Banner tone="bad">{t('account.invitationOver', { days: INVITATION_DAYS })}</Banner>}
      {!isOver && <LoadFailure error={check.error} onRetry={check.refetch} />}
      {check.isSuccess && (
        <NewPasswordForm
          token={token}
          email={emailIn(hash)}
          onDone={(message) => {
            notifySuccess(message || t('account.passwordSet'))
            void navigate('/login', { replace: true })
          }}
        />
      )}
      <p>
        <Link to="/login">{t('account.backToSignIn')}</Link>
      </p>
    </AccountCard>
  )
}
