import { afterAll, beforeAll, expect, test } from 'vitest'
import { event } from '@flou/shared/content/types/promotion/event.ts'
import type { SiteRenderer } from '@flou/shared/site/contentSource.ts'
import { publishStreamEvents } from './publishStreamEvents.ts'
import { startPublishing, texts } from './testing/publishHarness.ts'

let site: Awaited<ReturnType<typeof startPublishing>>

/** The HTML contains the title, the calendar file the location. */
const renderer: SiteRenderer = {
  buildId: 'test',
  staticPaths: [],
  errorPages: {},
  async renderPage(path, source) {
    const found = await source.bySlug(event, path.split('/').at(-1) ?? '')
    if (!found) return { status: 404, html: '', data: '' }
    return {
      status: 200,
      html: found.title,
      data: found.title,
      files: [{ ending: 'ics', body: found.place }],
    }
  },
}
beforeAll(async () => {
  site = await startPublishing()
  site.publisher.renderer = renderer
})
afterAll(() => site.stop())

const save = (place: string, more: Record<string, unknown> = {}) =>
  site.save(event, 1, {
    slug: 'day',
    startDate: '2026-12-01',
    endDate: '2026-12-01',
    contents: texts({ title: 'Day', place }),
    ...more,
  })
const calendar = (language: 'en' | 'id') => site.objects.get(`${language}/event/day.ics`)

test('a file beside a page is written with it, again where it alone has changed, and goes with it', async () => {
  await publishStreamEvents(site.publisher, [await save('Hall')])
  expect([calendar('en'), calendar('id')]).toEqual(['Hall', 'Hall (id)'])

  const moved = await publishStreamEvents(site.publisher, [await save('Garden')])
  expect(calendar('en')).toBe('Garden')
  expect(moved.result).toMatchObject({ skipped: 0 })

  await publishStreamEvents(site.publisher, [await save('Garden', { isTrashed: true })])
  expect([calendar('en'), calendar('id')]).toEqual([undefined, undefined])
})
