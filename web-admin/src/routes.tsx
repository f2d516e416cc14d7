import { Navigate, Outlet, ScrollRestoration, type RouteObject } from 'react-router'
import { OFFICES, type Office } from '@flou/shared/content/offices.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { routesOf, type Route } from '@flou/shared/content/routing/routes.ts'
import { preloadRecord } from './screens/records/preloadRecord.ts'
import { Toasts } from './elements/Toasts.tsx'
import { OFFICE_DESIGNS } from './offices/designs.ts'
import { PROFILE_PATH } from './offices/profilePath.ts'
import { loadScreen } from './screens/screens.ts'
import { type ScreenProps } from './offices/screenProps.ts'
import { CrashScreen } from './screens/CrashScreen.tsx'
import { NotFoundScreen } from './screens/NotFoundScreen.tsx'
import { OfficeRoot } from './screens/OfficeRoot.tsx'
import { ScreenMissing } from './screens/ScreenMissing.tsx'
import { Permitted } from './screens/Permitted.tsx'

/** Start screen for users who may not edit the home page. */
const loadStart = () =>
  import('./screens/records/StartScreen.tsx').then(
    ({ StartScreen }) => StartScreen,
    () => undefined,
  )

const screenRoute = (route: Route): RouteObject => ({
  path: route.url,
  // inside the layout, so navigation stays available after a crash
  errorElement: <CrashScreen />,
  // preloads the record in parallel to the screen's chunk
  loader: ({ params }) => {
    preloadRecord(route, params)
    return null
  },
  lazy: async () => {
    const load = () => loadScreen(route)
    const [Screen, Start] = await Promise.all([
      load().catch(() => (props: ScreenProps) => <ScreenMissing {...props} load={load} />),
      route.screen.above === undefined ? undefined : loadStart(),
    ])
    // the screen checks permissions itself
    if (route.screen.isForEveryone) return { Component: () => <Screen route={route} /> }
    const { alsoPermission = route.area.permission } = route.screen
    return {
      Component: () => (
        <Permitted permission={route.area.permission} {...(Start && { instead: <Start route={route} /> })}>
          <Permitted permission={alsoPermission}>
            <Screen route={route} />
          </Permitted>
        </Permitted>
      ),
    }
  },
})

const officeRoute = (office: Office): RouteObject => ({
  path: `/${office}`,
  lazy: async () => {
    const { AppLayout } = await import('./layout/AppLayout.tsx')
    return { Component: () => <OfficeRoot design={OFFICE_DESIGNS[office]} Layout={AppLayout} /> }
  },
  errorElement: <CrashScreen />,
  children: [
    { index: true, element: <Navigate to={OFFICE_DESIGNS[office].home} replace /> },
    ...REGISTRY.areas.flatMap((area) => routesOf(area, office)).map(screenRoute),
    {
      path: PROFILE_PATH,
      errorElement: <CrashScreen />,
      lazy: async () => ({
        Component: (await import('./features/accounts/ProfileScreen.tsx')).ProfileScreen,
      }),
    },
    { path: '*', element: <NotFoundScreen /> },
  ],
})

const Root = () => (
  <>
    <Outlet />
    <Toasts />
    <ScrollRestoration />
  </>
)

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
      { path: '/', element: <Navigate to={OFFICE_DESIGNS.dashboard.home} replace /> },
      accountRoute('/login', async () => ({
        Component: (await import('./features/accounts/LogInScreen.tsx')).LogInScreen,
      })),
      accountRoute('/forgot-password', async () => ({
        Component: (await import('./features/accounts/ForgotPasswordScreen.tsx')).ForgotPasswordScreen,
      })),
      accountRoute('/account/reset-password', async () => ({
        Component: (await import('./features/accounts/ResetPasswordScreen.tsx')).ResetPasswordScreen,
      })),
      accountRoute('/account/decide', async () => ({
        Component: (await import('./features/approval/log/MailedDecisionScreen.tsx')).MailedDecisionScreen,
      })),
      ...OFFICES.map(officeRoute),
      { path: '*', element: <NotFoundScreen /> },
    ],
  },
]
