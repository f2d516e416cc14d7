import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // the manifest is included: a static site cannot serve manifest requests
  routeDiscovery: { mode: 'initial' },
} satisfies Config
