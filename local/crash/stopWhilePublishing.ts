import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import { newsCta } from '@flou/shared/content/types/news.ts'
import { DEMO_ACCOUNT } from '@flou/demo/account.ts'
import { signIn } from '../seeding/apiClient.ts'
import type { ProductProcess } from './productProcess.ts'
import { screenPath } from './writers.ts'

/** A section that many pages show. */
const sectionSchema = z.looseObject({
  recordVersion: z.number(),
  contents: z.array(z.looseObject({ languageId: z.number(), title: z.string() })),
})

const CATCH_UP_MS = 90_000

export interface StopReport {
  /** Milliseconds from SIGTERM to exit. */
  stopped: number
  /** `stale`: pages not updated within the time limit. */
  pages: number
  stale: number
}

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found = '']) => found)

export async function pagesOf(site: string): Promise<string[]> {
  const read = async (url: string) => (await fetch(site + new URL(url).pathname)).text()
  const sitemap = await read(`${site}/sitemap.xml`)
  const sitemaps = sitemap.includes('<sitemapindex')
    ? await Promise.all(locations(sitemap).map(read))
    : [sitemap]
  return sitemaps.flatMap(locations).map((page) => site + new URL(page).pathname)
}

export async function findPagesShowing(
  pages: readonly string[],
  texts: readonly string[],
): Promise<string[]> {
  const found: string[] = []
  for (const page of pages) {
    const html = await (await fetch(page)).text()
    if (texts.some((text) => html.includes(text))) found.push(page)
  }
  return found
}

/** Sequential, because parallel fetching would slow down publishing. */
async function findStalePages(pages: readonly string[], newTitle: string): Promise<string[]> {
  for (const [index, page] of pages.entries())
    if (!(await (await fetch(page)).text()).includes(newTitle)) return pages.slice(index)
  return []
}

/** Stops the product during a publish run, restarts it and waits until all pages are updated. */
export async function stopWhilePublishing(
  product: ProductProcess,
  restart: () => Promise<ProductProcess>,
): Promise<{ product: ProductProcess; report: StopReport }> {
  const api = await signIn(product.admin, DEMO_ACCOUNT)
  const url = screenPath(newsCta)
  const section = sectionSchema.parse(await api.request('GET', url))
  const titles = section.contents.map(({ title }) => title)
  const pages = await findPagesShowing(await pagesOf(product.site), titles)
  const newTitle = `Stopped and gone on ${section.recordVersion + 1}`
  const contents = section.contents.map((one) => ({ ...one, title: newTitle }))
  await api.request('PUT', url, { ...section, contents })
  const stopRequested = performance.now()
  product.stop()
  await product.exited
  const stopped = Math.round(performance.now() - stopRequested)
  const restarted = await restart()
  const end = performance.now() + CATCH_UP_MS
  let stale = await findStalePages(pages, newTitle)
  while (stale.length > 0 && performance.now() < end) {
    await sleep(200)
    stale = await findStalePages(stale, newTitle)
  }
  return { product: restarted, report: { stopped, pages: pages.length, stale: stale.length } }
}
