import { publishAll } from '@flou/functions/features/publishing/publishAll.ts'
import { publishStreamEvents } from '@flou/functions/features/publishing/publishStreamEvents.ts'
import { startPublishing, texts } from '@flou/functions/features/publishing/testing/publishHarness.ts'
import { customerStory, industryCategory } from '@flou/shared/content/types/company/customerStories.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtRenderer } from './builtRenderer.ts'

const LIST = pathTo('customerStoryList')
const PAGE = pathTo('customerStory', 'parcels')

let site: Awaited<ReturnType<typeof startPublishing>>
let publisher: typeof site.publisher

const save = (changes: Record<string, unknown> = {}, slug = 'parcels') =>
  site.save(customerStory, 1, {
    slug,
    customerStoryCategoryId: 1,
    companyName: 'Fast Parcels',
    productIds: [],
    contents: texts({
      title: 'Two million parcels',
      review: 'Every driver knows the next stop.',
      reviewer: 'Rina, head of infrastructure',
      content: `<p>Long</p><p><a href="${PAGE}" data-record="customerStory#1">itself</a></p>`,
    }),
    ...changes,
  })

async function publish(...writes: ReturnType<typeof save>[]) {
  await publishStreamEvents(publisher, await Promise.all(writes))
}

const fileAt = (path: string) => site.objects.get(`en${path}/index.html`)
const listed = () => /<main[\s\S]*<\/main>/.exec(fileAt(LIST) ?? '')?.[0] ?? ''

beforeAll(async () => {
  const [started, renderer] = await Promise.all([startPublishing(), builtRenderer()])
  site = started
  publisher = { ...site.publisher, renderer }
  await site.save(industryCategory, 1, {
    slug: 'logistics',
    contents: texts({ title: 'Logistics', description: 'x' }),
  })
}, 240_000)
afterAll(() => site.stop())

test('a story has a page by default; as a quote it is in lists only, and its address leads to the list', async () => {
  await publish(save())
  await publishAll(publisher)
  expect(fileAt(PAGE)).toContain('Two million parcels')
  expect(listed()).toContain(`href="${PAGE}"`)

  await publish(save({ isQuoteOnly: true }))
  expect(fileAt(PAGE)).toBe(`redirect ${LIST}`)
  expect(site.sitemap()).not.toContain(PAGE)
  expect(listed()).toMatch(
    /<blockquote>Every driver[^<]*<\/blockquote><figcaption>Rina, head[^<]*Fast Parcels/,
  )
  expect(listed()).not.toContain(PAGE)
  expect(fileAt(pathTo('industryCategory', 'logistics'))).toContain('Every driver')

  await publishAll(publisher)
  expect(fileAt(PAGE)).toBe(`redirect ${LIST}`)

  await publish(save())
  expect(fileAt(PAGE)).toContain('Two million parcels')
  expect(listed()).toContain(`href="${PAGE}"`)
}, 240_000)

test('the address of a quote that was renamed, hidden or new leads to the list while the quote is there', async () => {
  await publish(save())
  await publish(save({}, 'renamed'))
  await publish(save({ isQuoteOnly: true }, 'renamed'))
  const renamed = pathTo('customerStory', 'renamed')
  expect([PAGE, renamed].map(fileAt)).toEqual([`redirect ${LIST}`, `redirect ${LIST}`])

  await publish(save({ isQuoteOnly: true, isTrashed: true }, 'renamed'))
  expect([PAGE, renamed].map(fileAt)).toEqual([undefined, undefined])

  await publish(save({ isQuoteOnly: true }, 'renamed'))
  expect([PAGE, renamed].map(fileAt)).toEqual([`redirect ${LIST}`, `redirect ${LIST}`])
}, 240_000)
