import { formRoutes } from './formRoutes.ts'

/** For the API's description (functions/openapi/document.ts); never called, so what they would work with is not there. */
export const routes = formRoutes({} as never)
