import type { CustomerDiscounts, CustomerSession } from '@flou/shared/accounts/account.ts'
import type { footerGroup } from '@flou/shared/content/types/footer.ts'
import type { customPage } from '@flou/shared/content/types/customHtml.ts'
import type { news } from '@flou/shared/content/types/news.ts'
import type { Challenge } from '@flou/shared/forms/proofOfWork.ts'
import type { SavedEstimate, SavedEstimateResponse } from '@flou/shared/pricing/estimate/saved.ts'
import type { SearchResponse, SearchTrial, Suggestion } from '@flou/shared/search/results.ts'
import type { SearchFigures } from '@flou/shared/search/searchFigures.ts'
import type { PublicRecord } from '@flou/shared/site/contentSource.ts'
import type { VisitFigures } from '@flou/shared/visits/visits.ts'
import type { Html, Redirect } from './common.ts'

type Article = PublicRecord<typeof news>
type CustomPage = Omit<PublicRecord<typeof customPage>, 'customScript'>

interface Received {
  reference?: string
  code?: string
}

interface SiteConfig {
  favicon: unknown
  logo: unknown
  ctaColor: string
  origin?: string
}

export interface PublicResponses {
  'GET /site/config': SiteConfig
  'GET /menu': readonly Record<string, unknown>[]
  'GET /footer': { footerLinks: readonly PublicRecord<typeof footerGroup>[]; socialMedia: unknown }
  'GET /contact/footer-contact': { cta: unknown; address: unknown; sideLink: unknown }
  'GET /home/popup': { popup: boolean; [setting: string]: unknown }
  'GET /news': readonly Omit<Article, 'content'>[]
  'GET /news/{slug}': Article
  'GET /page': readonly Omit<CustomPage, 'content'>[]
  'GET /page/{slug}': CustomPage
  'GET /search': Omit<SearchResponse, 'total'>
  'GET /search/suggest': readonly Suggestion[]
  'GET /search/trial': SearchTrial
  'POST /search/click': null
  'POST /visit': null
  'POST /consent': null
  'GET /dashboard/search/figures': SearchFigures
  'GET /dashboard/visits': VisitFigures
  'GET /customer/session': CustomerSession
  'GET /customer/discounts': CustomerDiscounts
  'POST /estimates': SavedEstimateResponse
  'GET /estimates/{id}': SavedEstimate
  'PUT /estimates/{id}': Omit<SavedEstimateResponse, 'editKey'>
  'DELETE /estimates/{id}': null
  'GET /forms/challenge': { service: unknown } | Challenge
  'POST /forms/{form}': Received | Html | Redirect
  'POST /newsletter': Received | Html | Redirect
  'GET /newsletter/confirm': Redirect
  'POST /newsletter/confirm': Redirect | null
  'GET /newsletter/unsubscribe': Redirect
  'POST /newsletter/unsubscribe': Redirect | null
  'GET /data-request/prove': Redirect
  'POST /data-request/prove': Redirect | null
  'GET /registrations/accept': Redirect
  'POST /registrations/accept': Redirect | null
  'GET /registrations/cancel': Redirect
  'POST /registrations/cancel': Redirect | null
}
