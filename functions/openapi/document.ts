import { REGISTRY } from '@flou/shared/content/registry.ts'
import { accountRoutes } from '../account/accountRoutes.ts'
import { contentRoutes } from '../content/contentHandler.ts'
import { mediaRoutes } from '../media/mediaRoutes.ts'
import { previewRoutes } from '../preview/previewRoutes.ts'
import { SITE_ROUTES } from '../site/siteRoutes.ts'
import { describeRoutes } from './describeRoutes.ts'

/** Routes are only described here, never called: what they would work with is not there. */
const absent = undefined as never

/** Every call of the API, described from the same routes and schemas that serve it. */
export const apiDocument = (): object =>
  describeRoutes({
    account: accountRoutes(absent),
    content: contentRoutes(REGISTRY),
    media: mediaRoutes(absent),
    preview: previewRoutes(absent),
    site: SITE_ROUTES,
  })
