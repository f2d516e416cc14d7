import type { Route } from '../../core/http/router.ts'

/** Pictures are no part of the API's description. */
export const routes = (): readonly Route[] => []
