import { S3Client } from '@aws-sdk/client-s3'
import { news } from '@flou/shared/content/types/news.ts'
import { priceFileKey } from '@flou/shared/pricing/priceFile.ts'
import type { SiteRenderer } from '@flou/shared/site/contentSource.ts'
import { publishAll } from '@flou/functions/features/publishing/publishAll.ts'
import { publishStreamEvents } from '@flou/functions/features/publishing/publishStreamEvents.ts'
import { bucketFiles } from '@flou/functions/features/publishing/site/bucket/siteFiles.ts'
import { cdn } from '@flou/functions/features/publishing/site/invalidate.ts'
import { sendInvalidations } from '@flou/functions/features/publishing/site/sendInvalidations.ts'
import { edgeStore, type EdgeStore } from '@flou/functions/features/publishing/staged/edgeStore.ts'
import { siteSwitch } from '@flou/functions/features/publishing/staged/siteSwitch.ts'
import { addStagedPages } from '@flou/functions/features/publishing/staged/stagedPages.ts'
import { openStagedBuild, storeStagedBuild } from '@flou/functions/features/publishing/store/stagedBuilds.ts'
import { stageReleases } from '@flou/functions/features/publishing/staged/stageRelease.ts'
import {
  articleFields,
  letAnHourPass,
  startPublishing,
  texts,
} from '@flou/functions/features/publishing/testing/publishHarness.ts'
import { bucketIndexFiles } from '@flou/functions/features/search/storage/indexFiles.ts'
import type { TestAccount } from './testAccount.ts'

type Site = Awaited<ReturnType<typeof startPublishing>>

const withText = (text: string) => articleFields('first', { contents: texts({ title: text, content: text }) })

/** Pages that can be found, with a file that pages share. */
const searchable = (renderer: SiteRenderer): SiteRenderer => ({
  ...renderer,
  errorPages: { '404.html': '/error/404', '500.html': '/error/500' },
  async renderPage(...given) {
    const page = await renderer.renderPage(...given)
    const head = `<head><meta property="og:title" content="${page.data}"/></head>`
    const html = `<html>${head}<body><main><h1>${page.data}</h1></main></body></html>`
    return { ...page, html, shared: [{ key: priceFileKey(1, 'version'), body: '{}' }] }
  },
})

async function openSite({ become }: TestAccount) {
  const { SITE_BUCKET = '', DISTRIBUTION_ID = '', EDGE_STORE_ARN = '' } = become('publish')
  const site = await startPublishing()
  const client = new S3Client()
  const { publisher } = site
  Object.assign(publisher, {
    files: bucketFiles(client, SITE_BUCKET),
    index: bucketIndexFiles(client, SITE_BUCKET),
    renderer: searchable(publisher.renderer),
    ...cdn(async () => sendInvalidations(DISTRIBUTION_ID)),
  })
  const filesIn = (prefix: string) => bucketFiles(client, SITE_BUCKET, prefix)
  return { site, bucket: SITE_BUCKET, filesIn, store: edgeStore(EDGE_STORE_ARN) }
}

/** Two edits an hour apart: the second one removes the parts of the index that the first one replaced. */
async function editAndRemove(site: Site): Promise<void> {
  for (const text of ['Changed', 'Changed again', 'Changed at last']) {
    letAnHourPass(site.publisher)
    await publishStreamEvents(site.publisher, [await site.save(news, 1, withText(text))])
  }
  const trashed = await site.save(news, 2, { ...articleFields('article-2'), isTrashed: true })
  await publishStreamEvents(site.publisher, [trashed])
}

const BUILD = 'build-1'

export async function publishSite(aws: TestAccount): Promise<void> {
  const { site, bucket, filesIn, store } = await openSite(aws)
  await site.save(news, 1, withText('First'))
  for (const id of [2, 3]) await site.save(news, id, articleFields(`article-${id}`))
  await publishAll(site.publisher)
  await editAndRemove(site)

  const stale = { bucket, key: 'sitemap-of-another-time.xml', body: Buffer.from('<urlset/>'), headers: {} }
  await aws.stores.objects.put(stale)
  await publishAll(site.publisher, { isForced: true })

  const command = { name: 'store', state: 'published', fields: withText('In a release') } as const
  const writes = [
    { type: news.key, id: 1, command },
    { type: news.key, id: 3, command: { name: 'trash', fields: {} } as const },
  ]
  const Keys = { pk: { S: `release-build#${BUILD}#` }, sk: { S: 'release-build' } }
  await stageReleases(
    site.publisher,
    { store, filesIn, readBuild: async () => ({ writes, isCurrent: true }) },
    { records: [{ eventName: 'INSERT', dynamodb: { Keys } }] },
  )
  await site.stop()
}

const NO_STORE: EdgeStore = { entries: async () => new Map(), update: async () => {} }

export async function switchRelease(aws: TestAccount): Promise<void> {
  const { EDGE_STORE_ARN = '' } = aws.become('releases')
  const { table, publisher, stop } = await startPublishing()
  const shown = siteSwitch({ table, store: edgeStore(EDGE_STORE_ARN), now: publisher.now })
  const earlier = new Date(publisher.now().getTime() - 60_000)
  await openStagedBuild(table, BUILD, earlier)
  await addStagedPages({ table, store: NO_STORE }, { build: BUILD, paths: ['/'], now: earlier })
  await storeStagedBuild(table, { build: BUILD, at: earlier })
  await shown.switchTo(BUILD)
  await stop()
}
