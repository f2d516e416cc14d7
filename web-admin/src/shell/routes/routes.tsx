import {
  Navigate,
  Outlet,
  ScrollRestoration,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
} from 'react-router'
import { OFFICES, type Office } from '@flou/shared/content/offices.ts'
import { Toasts } from '../../ui/Toasts.tsx'
import { dashboard } from '../../core/offices/dashboard.ts'
import { homePathOf } from '../../core/offices/office.ts'
import { useSession } from '../../core/session/useSession.ts'
import { CrashScreen } from './CrashScreen.tsx'
import { NotFoundScreen } from './NotFoundScreen.tsx'
import { OfficeRoot } from './OfficeRoot.tsx'

const officeRoute = (office: Office): RouteObject => ({
  id: office,
  path: `/${office}`,
  lazy: async () => {
    const [{ AppLayout }, { dashboard2 }] = await Promise.all([
      import('../AppLayout.tsx'),
      import('../../core/offices/dashboard2.ts'),
    ])
    const design = office === 'dashboard' ? dashboard : dashboard2
    return { Component: () => <OfficeRoot design={design} Layout={AppLayout} /> }
  },
  errorElement: <CrashScreen />,
  children: [{ index: true, element: <Navigate to={homePathOf(office)} replace /> }],
})

const Root = () => (
  <>
    <Outlet />
    <Toasts />
    <ScrollRestoration />
  </>
)

/** The preferred office; without a session the older one, which leads to the log-in. */
function Home() {
  const state = useSession()
  if (state.status === 'loading') return null
  const office = ('user' in state && state.user.office) || 'dashboard'
  return <Navigate to={homePathOf(office)} replace />
}

const accountRoute = (path: string, load: () => Promise<{ Component: () => React.JSX.Element }>) => ({
  path,
  lazy: load,
})

export const routes: RouteObject[] = [
  {
    element: <Root />,
    hydrateFallbackElement: <></>,
    errorElement: <CrashScreen />,
    children: [
      { path: '/', element: <Home /> },
      accountRoute('/login', async () => ({
        Component: (await import('../../features/accounts/LogInScreen.tsx')).LogInScreen,
      })),
      accountRoute('/forgot-password', async () => ({
        Component: (await import('../../features/accounts/ForgotPasswordScreen.tsx')).ForgotPasswordScreen,
      })),
      accountRoute('/account/reset-password', async () => ({
        Component: (await import('../../features/accounts/ResetPasswordScreen.tsx')).ResetPasswordScreen,
      })),
      accountRoute('/account/invitation', async () => ({
        Component: (await import('../../features/accounts/InvitationScreen.tsx')).InvitationScreen,
      })),
      accountRoute('/account/decide', async () => ({
        Component: (await import('../../features/approval/log/MailedDecisionScreen.tsx'))
          .MailedDecisionScreen,
      })),
      ...OFFICES.map(officeRoute),
      { path: '*', element: <NotFoundScreen /> },
    ],
  },
]

/** Adds the screens of the visited office: the log-in loads without the content types. */
export const loadOfficeScreens: PatchRoutesOnNavigationFunction = async ({ path, matches, patch }) => {
  const office = OFFICES.find((one) => path.startsWith(`/${one}/`))
  const isLoaded = matches.some(({ route }) => route.id === office && (route.children?.length ?? 0) > 1)
  if (!office || isLoaded) return
  const { officeScreens } = await import('./officeScreens.tsx')
  patch(office, officeScreens(office))
}
