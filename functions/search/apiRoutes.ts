import { searchRoutes } from './searchRoutes.ts'

/** For the API's description (functions/openapi/document.ts), which calls none of them. */
export const routes = searchRoutes({
  current: () => Promise.reject(new Error('nobody searches here')),
  count: () => Promise.resolve(),
})
