import { customerRoutes } from './customerRoutes.ts'

/** For the API's description (functions/openapi/document.ts); never called, so what they would work with is not there. */
export const routes = customerRoutes(undefined as never)
