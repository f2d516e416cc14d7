import { PUBLIC_PATHS, STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { searchArea } from '@flou/shared/content/types/siteSearch.ts'
import { visitsArea } from '@flou/shared/content/types/visits.ts'
import { endpoint } from '../http/endpoint.ts'
import type { Route } from '../http/router.ts'
import { answerSearchFigures } from '../searchCounts/answerSearchFigures.ts'
import { countClick } from '../searchCounts/countClick.ts'
import { readVisitFigures } from './readVisitFigures.ts'
import { countVisit } from './countVisit.ts'
import { storeConsent } from './storeConsent.ts'

const { permission } = visitsArea

export const routes = (): Route[] => [
  { method: 'POST', path: PUBLIC_PATHS.visit, endpoint: countVisit() },
  { method: 'POST', path: PUBLIC_PATHS.consent, endpoint: storeConsent() },
  { method: 'POST', path: PUBLIC_PATHS.searchClick, endpoint: countClick() },
  {
    method: 'GET',
    path: STAFF_PATHS.searchFigures,
    endpoint: endpoint({ permission: searchArea.permission, handle: answerSearchFigures }),
  },
  { method: 'GET', path: STAFF_PATHS.visits, endpoint: endpoint({ permission, handle: readVisitFigures }) },
]
