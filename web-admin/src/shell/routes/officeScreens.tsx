import { Navigate, type RouteObject } from 'react-router'
import type { Office } from '@flou/shared/content/offices.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { routesOf, type Route } from '@flou/shared/content/routing/routes.ts'
import {
  CALENDAR_PATH,
  homePathOf,
  INBOX_PATH,
  OVERVIEW_PATH,
  overviewPathOf,
  PROFILE_PATH,
  type ScreenProps,
} from '../../core/offices/office.ts'
import { CrashScreen } from './CrashScreen.tsx'
import { NotFoundScreen } from './NotFoundScreen.tsx'
import { Permitted } from './Permitted.tsx'
import { preloadRecord } from '../../features/records/preloadRecord.ts'
import { ScreenMissing } from './ScreenMissing.tsx'
import { loadScreen } from './screens.ts'

const screenRoute = (route: Route, office: Office): RouteObject => ({
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
    const Screen = await load().catch(() => (props: ScreenProps) => <ScreenMissing {...props} load={load} />)
    // the screen checks permissions itself
    if (route.screen.isForEveryone) return { Component: () => <Screen route={route} /> }
    const { alsoPermission = route.area.permission } = route.screen
    // log-in leads to the home page, which not everyone may edit
    const instead = route.url === homePathOf(office) && <Navigate to={overviewPathOf(office)} replace />
    return {
      Component: () => (
        <Permitted permission={route.area.permission} {...(instead && { instead })}>
          <Permitted permission={alsoPermission}>
            <Screen route={route} />
          </Permitted>
        </Permitted>
      ),
    }
  },
})

/** Routes of an office's screens, from the declared content types. */
export const officeScreens = (office: Office): RouteObject[] => [
  ...REGISTRY.areas.flatMap((area) => routesOf(area, office)).map((route) => screenRoute(route, office)),
  {
    path: OVERVIEW_PATH,
    errorElement: <CrashScreen />,
    lazy: async () => ({
      Component: (await import('../../features/start/OverviewScreen.tsx')).OverviewScreen,
    }),
  },
  {
    path: CALENDAR_PATH,
    errorElement: <CrashScreen />,
    lazy: async () => ({
      Component: (await import('../../features/calendar/CalendarScreen.tsx')).CalendarScreen,
    }),
  },
  {
    path: PROFILE_PATH,
    errorElement: <CrashScreen />,
    lazy: async () => ({
      Component: (await import('../../features/accounts/ProfileScreen.tsx')).ProfileScreen,
    }),
  },
  {
    path: INBOX_PATH,
    errorElement: <CrashScreen />,
    lazy: async () => ({
      Component: (await import('../../features/inbox/all/AllInboxScreen.tsx')).AllInboxScreen,
    }),
  },
  { path: '*', element: <NotFoundScreen /> },
]
