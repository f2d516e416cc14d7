import * as site from './pages/site.tsx'
import * as root from './root.tsx'

export { hydrate } from './deferred/hydrate.client.tsx'

/** Route modules around every page by route id, in one chunk. */
export const layoutRoutes = { root, 'pages/site': site }
