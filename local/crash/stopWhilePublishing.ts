import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import { newsCta } from '@flou/shared/content/types/news.ts'
import { DEMO_ACCOUNT } from '../demo/account.ts'
import { signIn } from '../seeding/apiClient.ts'
import type { ProductProcess } from './productProcess.ts'
import { screenPath } from './writers.ts'

/** What articles and the lists of them show: enough pages to be stopped among. */
const sectionSchema = z.looseObject({
  recordVersion: z.number(),
  contents: z.array(z.looseObject({ languageId: z.number(), title: z.string() })),
})

const GO_ON_MS = 90_000

export interface StopReport {
  /** Milliseconds from asking the product to end to its end. */
  stopped: number
  /** Pages that show the change, and those from the first on that had not caught up when the patience was over. */
  pages: number
  behind: number
}

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found = '']) => found)

/** All pages that the sitemap names, in both languages, where the product answers. */
async function pagesOf(site: string): Promise<string[]> {
  const read = async (address: string) => (await fetch(site + new URL(address).pathname)).text()
  const sitemap = await read(`${site}/sitemap.xml`)
  const parts = sitemap.includes('<sitemapindex')
    ? await Promise.all(locations(sitemap).map(read))
    : [sitemap]
  return parts.flatMap(locations).map((page) => site + new URL(page).pathname)
}

/** The pages that show one of some texts. */
async function showing(pages: readonly string[], texts: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const page of pages) {
    const html = await (await fetch(page)).text()
    if (texts.some((text) => html.includes(text))) found.push(page)
  }
  return found
}

/**
 * The pages from the first one on that does not show `words`. One is asked for after the other: answering for all of them again and
 * again would keep the product from publishing.
 */
async function stillBehind(pages: readonly string[], words: string): Promise<string[]> {
  for (const [index, page] of pages.entries())
    if (!(await (await fetch(page)).text()).includes(words)) return pages.slice(index)
  return []
}

/**
 * Ends the product while a change that many pages show is being published, starts it again and waits until all of them show it.
 * @param restart gives the product started again
 */
export async function stopWhilePublishing(
  product: ProductProcess,
  restart: () => Promise<ProductProcess>,
): Promise<{ product: ProductProcess; report: StopReport }> {
  const api = await signIn(product.admin, DEMO_ACCOUNT)
  const address = screenPath(newsCta)
  const section = sectionSchema.parse(await api.request('GET', address))
  const titles = section.contents.map(({ title }) => title)
  const pages = await showing(await pagesOf(product.site), titles)
  const words = `Stopped and gone on ${section.recordVersion + 1}`
  const contents = section.contents.map((one) => ({ ...one, title: words }))
  await api.request('PUT', address, { ...section, contents })
  const asked = performance.now()
  product.stop()
  await product.exited
  const stopped = Math.round(performance.now() - asked)
  const again = await restart()
  const end = performance.now() + GO_ON_MS
  let behind = await stillBehind(pages, words)
  while (behind.length > 0 && performance.now() < end) {
    await sleep(200)
    behind = await stillBehind(behind, words)
  }
  return { product: again, report: { stopped, pages: pages.length, behind: behind.length } }
}
