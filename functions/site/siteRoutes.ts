import type { Endpoint } from '../http/call.ts'
import type { Route } from '../http/router.ts'
import { readConfig, readFooter, readFooterContact } from './layoutReads.ts'
import { readMenu } from './menuRead.ts'
import { listNews, readNews } from './newsReads.ts'
import { readPage } from './pageRead.ts'
import { readPopup } from './popupRead.ts'

const get = (path: string, endpoint: Endpoint): Route => ({ method: 'GET', path: `/api/${path}`, endpoint })

/** Every public read (spec §7). Answers are in the language of `Accept-Language`. */
export const SITE_ROUTES: readonly Route[] = [
  get('site/config', readConfig),
  get('menu', readMenu),
  get('footer', readFooter),
  get('contact/footer-contact', readFooterContact),
  get('home/popup', readPopup),
  get('news', listNews),
  get('news/{slug}', readNews),
  get('page/{slug}', readPage),
]
