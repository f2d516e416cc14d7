import * as site from './pages/site.tsx'
import * as root from './root.tsx'

export { hydrate } from './deferred/hydrate.client.tsx'

/** Modules of the routes around every page by route id. One chunk, so that a first view requests one file for them. */
export const layoutRoutes = { root, 'pages/site': site }
