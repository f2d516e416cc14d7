import { PUBLIC_PATHS, STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { lambda, READ } from '../../core/manifest.ts'
import { CALLER_KEYS } from '../../core/store/sensitiveKeys.ts'

const COUNTS = ['visits#*', 'visit-days', 'search-counts#*', 'search-weeks', 'popularity']

export const manifest = lambda({
  about: 'Counts page views and opened search results; keeps receipts of cookie choices',
  memory: 512,
  timeout: 10,
  table: {
    actions: [...READ, 'PutItem', 'UpdateItem'],
    indexes: [],
    keys: {
      read: [...CALLER_KEYS, 'page#*', ...COUNTS],
      write: ['consent#*', 'rate#consent#*', ...COUNTS],
    },
  },
  environment: ['ORIGIN_SECRET'],
  routes: [
    // own throttle, so that page views do not use up the API limit
    { method: 'POST', path: PUBLIC_PATHS.visit, throttle: 'visits' },
    { method: 'POST', path: PUBLIC_PATHS.consent, throttle: 'consent' },
    { method: 'POST', path: PUBLIC_PATHS.searchClick, throttle: 'visits' },
    { method: 'GET', path: STAFF_PATHS.visits },
    { method: 'GET', path: STAFF_PATHS.searchFigures },
  ],
  schedule: {
    everyMinutes: 60,
    about: 'Sums up the page views of days, and the searches of weeks, that are over',
    silence: 'Page views were not summed up for three hours',
  },
})
