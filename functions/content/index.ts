import * as z from 'zod/mini'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { environment } from '../http/environment.ts'
import { liveServices } from '../http/services.ts'
import { contentHandler } from './contentHandler.ts'

const { SITE_ORIGIN } = environment({ SITE_ORIGIN: z.string() })

export const handler = contentHandler(liveServices(), REGISTRY, SITE_ORIGIN)
