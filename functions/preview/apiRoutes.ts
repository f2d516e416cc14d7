import { NOT_CALLED } from '../openapi/notCalled.ts'
import { previewRoutes } from './previewRoutes.ts'

/** For the API's description (functions/openapi/document.ts). */
export const routes = previewRoutes(NOT_CALLED)
