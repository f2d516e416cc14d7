import { useWindowEvent } from '@mantine/hooks'
import type { ComponentType } from 'react'
import { Navigate, useLocation } from 'react-router'
import type { Office } from '@flou/shared/content/offices.ts'
import { FollowSubmitted } from '../../core/records/useOpenRequest.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Message } from '../../ui/Message.tsx'
import type { OfficeDesign } from '../../core/offices/office.ts'
import { session } from '../../core/session/current.ts'
import { useSession } from '../../core/session/useSession.ts'
import { useText } from '../../core/texts/useText.ts'
import { logOut } from '../logOut.ts'
import { Offline } from '../Offline.tsx'

const FactorGate = lazyPart(
  async () => (await import('../../features/accounts/factors/FactorGate.tsx')).FactorGate,
)

/** Without its files nothing is added to the message. */
const StoredWork = lazyPart<{ office: Office }>(async () => {
  const { StoredWork: Work } = await import('../../features/start/unsaved/StoredWork.tsx').catch(() => ({
    StoredWork: () => null,
  }))
  return Work
})

/** No answer from the server: typed text stays readable, and the screen opens once the network is back. */
function Unreachable({ office }: { office: Office }) {
  const t = useText()
  const retry = () => void session.restore()
  useWindowEvent('online', retry)
  return (
    <>
      <Offline />
      <Message title={t('shell.unreachable')} hint={t('shell.unreachableHint')}>
        <button type="button" onClick={retry}>
          {t('shell.retry')}
        </button>
      </Message>
      <StoredWork office={office} />
    </>
  )
}

interface Props {
  design: OfficeDesign
  /** Loaded in parallel with the screen; its own Suspense would delay it by 300 ms. */
  Layout: ComponentType<{ design: OfficeDesign }>
}

/** Guards an office: redirects to log-in and back afterwards. */
export function OfficeRoot({ design, Layout }: Props) {
  const t = useText()
  const state = useSession()
  const { status } = state
  const { pathname, search } = useLocation()
  if (status === 'loading') return <div role="status" aria-label={t('shell.loading')} />
  if (status === 'signedOut') return <Navigate to="/login" replace state={{ from: pathname + search }} />
  if (status === 'unreachable') return <Unreachable office={design.office} />
  if (state.status === 'signedIn' && state.user.mustSetUpFactor) return <FactorGate onLogOut={logOut} />
  return (
    <>
      <FollowSubmitted />
      <Layout design={design} />
    </>
  )
}
