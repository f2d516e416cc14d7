import { PUBLIC_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { Endpoint } from '../../../core/http/call.ts'
import type { Route } from '../../../core/http/router.ts'
import { readConfig, readFooter, readFooterContact } from './layoutReads.ts'
import { readMenu } from './menuRead.ts'
import { listNews, readNews } from './newsReads.ts'
import { listPages, readPage } from './pageRead.ts'
import { readPopup } from './popupRead.ts'

const get = (path: Route['path'], endpoint: Endpoint): Route => ({ method: 'GET', path, endpoint })

export const SITE_ROUTES: readonly Route[] = [
  get(PUBLIC_PATHS.siteConfig, readConfig),
  get(PUBLIC_PATHS.menu, readMenu),
  get(PUBLIC_PATHS.footer, readFooter),
  get(PUBLIC_PATHS.footerContact, readFooterContact),
  get(PUBLIC_PATHS.popup, readPopup),
  get(PUBLIC_PATHS.news, listNews),
  get(PUBLIC_PATHS.article('{slug}'), readNews),
  get(PUBLIC_PATHS.pages, listPages),
  get(PUBLIC_PATHS.page('{slug}'), readPage),
]
