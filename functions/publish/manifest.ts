import { lambda, READ } from '../manifest.ts'
import { SITE_ENVIRONMENT } from '../pages/siteConfig.ts'

export const manifest = lambda({
  about: 'Renders the pages that a change touches',
  memory: 3008,
  timeout: 600,
  table: {
    actions: [...READ, 'PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem'],
    indexes: ['gsi1', 'gsi2'],
  },
  environment: ['SITE_BUCKET', 'DISTRIBUTION_ID', ...SITE_ENVIRONMENT, 'BOT_CHECK'],
  stream: {
    retries: 5,
    // Pages are made from live records and live sections only. Each move of a run of publishing wakes the publisher for
    // the run's next part, and the end of a batch for all of its records (functions/store/keys.ts).
    filters: [
      { dynamodb: { Keys: { sk: { S: ['live', { suffix: '#live' }] } } } },
      { eventName: ['INSERT', 'MODIFY'], dynamodb: { Keys: { pk: { S: ['publish#runs'] } } } },
      { eventName: ['INSERT'], dynamodb: { Keys: { sk: { S: ['batch-done'] } } } },
    ],
  },
  afterDeploy: { step: 'PublishAll', event: { full: true } },
  calledByOperators: true,
  buckets: {
    // Everything that publishing writes; the apps' own files (`assets/`) are not among it.
    site: {
      actions: ['GetObject', 'PutObject', 'DeleteObject'],
      keys: [
        'en/*',
        'id/*',
        'prices/*',
        'search/*',
        '404.html',
        '500.html',
        'robots.txt',
        'sitemap.xml',
        'sitemap-*.xml',
      ],
      asksForAbsent: true,
    },
  },
  invalidatesSite: true,
  errorLines: 'a page was not rendered',
  bundled: ['renderer', 'sanitizeHtml'],
})
