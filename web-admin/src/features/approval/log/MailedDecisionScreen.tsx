import { Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import type { MailedDecision } from '@flou/shared/approval/changeRequestDetail.ts'
import { useFailureText } from '../../../core/api/useFailureText.ts'
import { CHANGE_REQUESTS_PATH } from '../../../core/offices/office.ts'
import { accountApi } from '../../../core/session/current.ts'
import { mailedTexts } from '../../../core/texts/approval.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { AccountCard } from '../../accounts/signIn/AccountCard.tsx'
import { MailedChangeRequest } from './MailedChangeRequest.tsx'
import { MailedForm } from './MailedForm.tsx'
import classes from './Mailed.module.css'

/** Reads the token from the fragment, which browsers do not send. */
const tokenIn = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}

/** Decision by mailed link without sign-in. */
export function MailedDecisionScreen() {
  const t = useTextsOf(mailedTexts)
  const failureText = useFailureText()
  const [token] = useState(() => tokenIn(window.location.hash))
  const [message, setMessage] = useState<string>()
  const { data, error } = useQuery({
    queryKey: ['mailed decision', token],
    queryFn: async () =>
      (
        await accountApi<MailedDecision>(STAFF_PATHS.openDecisionLink, {
          method: 'POST',
          body: { token },
        })
      ).data,
    retry: false,
    staleTime: Infinity,
  })
  const type = data && REGISTRY.types.get(data.type)
  return (
    <AccountCard title={t('mailed.title')} isWide>
      {message === undefined && (
        <>
          {error && <Banner tone="bad">{failureText(error)}</Banner>}
          {!data && !error && <Loader aria-label={t('shell.loading')} />}
          {data && type && (
            <>
              <MailedChangeRequest decision={data} type={type} />
              <MailedForm decision={data} token={token} onDone={setMessage} />
            </>
          )}
        </>
      )}
      {message !== undefined && <Banner tone="good">{message}</Banner>}
      <p className={classes.office}>
        <Link to={CHANGE_REQUESTS_PATH}>{t('mailed.office')}</Link>
      </p>
    </AccountCard>
  )
}
