import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import { DEMO_ACCOUNT } from '../demo/account.ts'
import { signIn } from '../seeding/apiClient.ts'
import type { ProductProcess } from './productProcess.ts'

/** What all pages show: the address in the footer. */
const ADDRESS = '/api/dashboard/contact/contact-footer/address'
const sectionSchema = z.looseObject({
  recordVersion: z.number(),
  contents: z.array(z.looseObject({ languageId: z.number() })),
})

const GO_ON_MS = 90_000

export interface StopReport {
  /** Milliseconds from asking the product to end to its end. */
  stopped: number
  /** Pages of the sitemap, and those from the first on that had not caught up when the patience was over. */
  pages: number
  behind: number
}

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found = '']) => found)

/** All pages that the sitemap names, in both languages, where the product answers. */
async function pagesOf(site: string): Promise<string[]> {
  const read = async (address: string) => (await fetch(site + new URL(address).pathname)).text()
  const sitemap = await read(`${site}/sitemap.xml`)
  if (!sitemap.includes('<sitemapindex'))
    return locations(sitemap).map((page) => site + new URL(page).pathname)
  const parts = await Promise.all(locations(sitemap).map(read))
  return parts.flatMap(locations).map((page) => site + new URL(page).pathname)
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
 * Ends the product while a change that every page shows is being published, starts it again and waits until all pages show it.
 * @param restart gives the product started again
 */
export async function stopWhilePublishing(
  product: ProductProcess,
  restart: () => Promise<ProductProcess>,
): Promise<{ product: ProductProcess; report: StopReport }> {
  const api = await signIn(product.admin, DEMO_ACCOUNT)
  const pages = await pagesOf(product.site)
  const section = sectionSchema.parse(await api.request('GET', ADDRESS))
  const words = `Jalan Uji Henti ${section.recordVersion + 1}`
  const contents = section.contents.map((one) => ({ ...one, value: `<p>${words}</p>` }))
  await api.request('PUT', ADDRESS, { ...section, contents })
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
