import { REGISTRY } from '@flou/shared/content/registry.ts'
import { functionEnvironment } from '../http/environment.ts'
import { liveServices } from '../http/services.ts'
import { contentHandler } from './contentHandler.ts'
import { manifest } from './manifest.ts'

const { SITE_ORIGIN } = functionEnvironment(manifest)

export const handler = contentHandler(liveServices(), REGISTRY, SITE_ORIGIN)
