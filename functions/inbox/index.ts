import { apiHandler } from '../http/apiHandler.ts'
import { liveServices } from '../http/services.ts'
import { inboxRoutes } from './inboxRoutes.ts'

export const handler = apiHandler(inboxRoutes(), liveServices())
