import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // the whole route manifest travels with the assets: nothing answers manifest requests on a static site
  routeDiscovery: { mode: 'initial' },
} satisfies Config
