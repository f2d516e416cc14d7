import { estimateRoutes } from './estimateRoutes.ts'

/** For the API's description (functions/openapi/document.ts). */
export const routes = estimateRoutes(() => Promise.resolve(undefined))
