import { API } from '@flou/shared/content/routing/apiPaths.ts'
import { LANGUAGES } from '@flou/shared/locale.ts'
import { lambda } from '../../core/manifest.ts'
import { INDEX_FOLDER } from '../../features/search/storage/indexManifest.ts'
import { pageKey, stagedPageKeys } from '../../features/search/searchPage.ts'

export const manifest = lambda({
  about:
    'Answers searches and suggestions from the index that publishing keeps; the search page for visitors without script',
  // one vCPU, because search is single-threaded
  memory: 1769,
  timeout: 10,
  table: {
    actions: ['GetItem', 'UpdateItem'],
    indexes: [],
    keys: { read: ['popularity'], write: ['search-counts#*'] },
  },
  environment: ['ORIGIN_SECRET', 'SITE_BUCKET'],
  routes: [
    { method: 'GET', path: `${API}/search` },
    { method: 'GET', path: `${API}/search/{proxy+}` },
    // The CDN requests the page by its file key (infra/cdn/siteRequest.js).
    ...LANGUAGES.map((language) => ({ method: 'GET' as const, path: `/${pageKey(language)}` })),
  ],
  errorLines: 'a part of the index is absent, or a search failed',
  buckets: {
    site: {
      actions: ['GetObject'],
      keys: [
        `${INDEX_FOLDER}*`,
        ...LANGUAGES.flatMap((language) => [pageKey(language), stagedPageKeys(language)]),
      ],
      // before the first publish there is no index
      canDetectMissing: true,
    },
  },
})
