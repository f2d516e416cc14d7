import { PUBLIC_PATHS, STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { searchArea } from '@flou/shared/content/types/siteSearch.ts'
import { endpoint } from '../../core/http/endpoint.ts'
import type { Route } from '../../core/http/router.ts'
import { answerSearchFigures } from '../../features/search/counts/answerSearchFigures.ts'
import { countClick } from '../../features/search/counts/countClick.ts'
import { readVisitFigures } from '../../features/visits/readVisitFigures.ts'
import { countVisit } from '../../features/visits/countVisit.ts'
import { storeConsent } from '../../features/visits/storeConsent.ts'
import { visitsArea } from '@flou/shared/content/types/customScreens.ts'

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
