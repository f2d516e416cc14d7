import { searchRoutes } from '../../features/search/searchRoutes.ts'

/** Only for generating the API description; handlers are never called. */
export const routes = () =>
  searchRoutes({
    current: () => Promise.reject(new Error('nobody searches here')),
    count: () => Promise.resolve(),
  })
