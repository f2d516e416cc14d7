import { NOT_CALLED } from '../openapi/notCalled.ts'
import { accountRoutes } from './accountRoutes.ts'

/** For the API's description (functions/openapi/document.ts). */
export const routes = accountRoutes(NOT_CALLED)
