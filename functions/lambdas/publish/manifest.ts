import { lambda, READ } from '../../core/manifest.ts'
import { PUBLISH_LANE, PUBLISH_RUNS } from '../../features/publishing/store/publishKeys.ts'
import { SITE_ENVIRONMENT } from '../../features/publishing/siteConfig.ts'

const PAGES_AND_INDEX = ['en/*', 'id/*', 'releases/*', 'search/*']
const SITEMAPS = 'sitemap-*.xml'

export const manifest = lambda({
  about: 'Renders the pages that a change touches',
  memory: 3008,
  timeout: 600,
  table: {
    actions: [...READ, 'PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem'],
    indexes: ['gsi1', 'gsi2'],
  },
  environment: ['SITE_BUCKET', 'DISTRIBUTION_ID', 'EDGE_STORE_ARN', ...SITE_ENVIRONMENT, 'BOT_CHECK'],
  stream: {
    retries: 5,
    parallel: 2,
    // Pages derive from live items; updates of runs and lanes start the next chunk, a batch's end publishes its
    // records, and a build renders a release.
    filters: [
      { dynamodb: { Keys: { sk: { S: ['live', { suffix: '#live' }] } } } },
      {
        eventName: ['INSERT', 'MODIFY'],
        dynamodb: { Keys: { pk: { S: [PUBLISH_RUNS, { prefix: PUBLISH_LANE }] } } },
      },
      { eventName: ['INSERT'], dynamodb: { Keys: { sk: { S: ['batch-done', 'release-build'] } } } },
    ],
  },
  afterDeploy: { constructId: 'PublishAll', event: { full: true } },
  calledByOperators: true,
  buckets: {
    // Published files only; assets of the apps are excluded.
    site: [
      { actions: ['GetObject'], keys: PAGES_AND_INDEX, canDetectMissing: true },
      {
        actions: ['PutObject'],
        keys: [...PAGES_AND_INDEX, SITEMAPS, 'prices/*', '404.html', '500.html', 'robots.txt', 'sitemap.xml'],
      },
      { actions: ['DeleteObject'], keys: [...PAGES_AND_INDEX, SITEMAPS] },
    ],
  },
  invalidatesSite: true,
  edgeValues: 'list and update',
  errorLines: 'a page was not rendered',
  hasRenderer: true,
})
