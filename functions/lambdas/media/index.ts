import { apiHandler } from '../../core/http/apiHandler.ts'
import { functionEnvironment } from '../../core/http/environment.ts'
import { liveServices } from '../../core/http/services.ts'
import { POLICIES } from '../policies.ts'
import { manifest } from './manifest.ts'
import { mediaRoutes } from '../../features/media/routes/mediaRoutes.ts'
import type { MediaStorage } from '../../features/media/files/mediaStorage.ts'

const { MEDIA_BUCKET } = functionEnvironment(manifest)

let storage: Promise<MediaStorage> | undefined
const openStorage = () =>
  (storage ??= import('../../features/media/files/mediaStorage.ts').then(({ openMediaStorage }) =>
    openMediaStorage(MEDIA_BUCKET),
  ))

export const handler = apiHandler(mediaRoutes(openStorage), liveServices(POLICIES))
