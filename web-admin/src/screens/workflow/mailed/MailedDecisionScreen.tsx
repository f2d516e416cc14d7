import { Alert, Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import type { MailedDecision } from '@flou/shared/changes/detail.ts'
import { useFailureText } from '../../../api/useFailureText.ts'
import { QUEUE_ADDRESS } from '../../../content/pending/changeAddress.ts'
import { accountApi } from '../../../session/current.ts'
import { mailedTexts } from '../../../texts/screens/mailedDecision.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'
import { AccountCard } from '../../../layout/AccountCard.tsx'
import { MailedChange } from './MailedChange.tsx'
import { MailedForm } from './MailedForm.tsx'
import classes from './Mailed.module.css'

/** The token of the link: in the fragment, which browsers send to nobody. */
const tokenIn = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}

/** What the link of a mail opens (decision 54): the whole change, and the decision about it, without signing in. */
export function MailedDecisionScreen() {
  const t = useTextsOf(mailedTexts)
  const failureText = useFailureText()
  const [token] = useState(() => tokenIn(window.location.hash))
  const [said, say] = useState<string>()
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
      {said === undefined && (
        <>
          {error && (
            <Alert color="danger" role="alert">
              {failureText(error)}
            </Alert>
          )}
          {!data && !error && <Loader aria-label={t('shell.loading')} />}
          {data && type && (
            <>
              <MailedChange decision={data} type={type} />
              <MailedForm decision={data} token={token} onDone={say} />
            </>
          )}
        </>
      )}
      {said !== undefined && (
        <Alert color="leaf" role="status">
          {said}
        </Alert>
      )}
      <p className={classes.office}>
        <Link to={QUEUE_ADDRESS}>{t('mailed.office')}</Link>
      </p>
    </AccountCard>
  )
}
