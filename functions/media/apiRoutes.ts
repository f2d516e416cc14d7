import { NOT_CALLED } from '../openapi/notCalled.ts'
import { mediaRoutes } from './mediaRoutes.ts'

/** For the API's description (functions/openapi/document.ts). */
export const routes = mediaRoutes(NOT_CALLED)
