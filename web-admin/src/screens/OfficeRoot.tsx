import type { ComponentType } from 'react'
import { Navigate, useLocation } from 'react-router'
import { FollowSubmitted } from '../content/pending/usePendingMark.ts'
import { Message } from '../elements/Message.tsx'
import type { OfficeDesign } from '../offices/office.ts'
import { session } from '../session/current.ts'
import { useSession } from '../session/useSession.ts'
import { useText } from '../texts/useText.ts'

interface Props {
  design: OfficeDesign
  /** The frame, loaded by the route side by side with the screen: behind a Suspense of its own it would show 300 ms later. */
  Layout: ComponentType<{ design: OfficeDesign }>
}

/** Guards an office (decision 26): nobody signed in → log-in, and back to where one was going afterwards. */
export function OfficeRoot({ design, Layout }: Props) {
  const t = useText()
  const { status } = useSession()
  const { pathname, search } = useLocation()
  if (status === 'loading') return <div role="status" aria-label={t('shell.loading')} />
  if (status === 'signedOut') return <Navigate to="/login" replace state={{ from: pathname + search }} />
  if (status === 'unreachable') {
    return (
      <Message title={t('shell.unreachable')} hint={t('shell.unreachableHint')}>
        <button type="button" onClick={() => void session.restore()}>
          {t('shell.retry')}
        </button>
      </Message>
    )
  }
  return (
    <>
      <FollowSubmitted />
      <Layout design={design} />
    </>
  )
}
