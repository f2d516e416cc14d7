import { releasePreviewRoutes } from '../../features/publishing/release/releasePreview.ts'
import { previewRoutes } from '../../features/publishing/preview/previewRoutes.ts'

/** Only for generating the API description; handlers are never called. */
export const routes = () => [
  ...previewRoutes(undefined as never),
  ...releasePreviewRoutes(undefined as never),
]
