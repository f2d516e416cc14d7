import type { Route } from '../http/router.ts'

/** None: what it answers are pages, which the API's description does not know. */
export const routes: readonly Route[] = []
