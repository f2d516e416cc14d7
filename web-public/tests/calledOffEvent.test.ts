import { beforeAll, expect, test } from 'vitest'
import type { Language } from '@flou/shared/locale.ts'
import { pathTo } from '@flou/shared/paths.ts'
import type { SiteRenderer } from '@flou/shared/site/contentSource.ts'
import { builtRenderer } from './builtRenderer.ts'
import { FIXTURE } from './fixture.ts'
import { memorySource } from './memorySource.ts'

const SITE = { origin: 'https://site.example', adminOrigin: 'https://admin.example' }

let renderer: SiteRenderer
beforeAll(async () => {
  renderer = await builtRenderer()
}, 60_000)

const rendered = (path: string, isCalledOff: boolean, language: Language = 'en') => {
  const event = (FIXTURE.records['event'] ?? []).map((one) => ({ ...one, isCalledOff }))
  const content = { ...FIXTURE, records: { ...FIXTURE.records, event } }
  return renderer.renderPage(path, memorySource(content, language), SITE)
}

test.each([
  ['en', 'Cancelled'],
  ['id', 'Dibatalkan'],
] as const)(
  'the page of an event that is called off says so and takes no registrations (%s)',
  async (language, text) => {
    const path = pathTo('event', 'later')
    const [planned, off] = [await rendered(path, false, language), await rendered(path, true, language)]
    const calendar = off.files?.map(({ body }) => body).join() ?? ''

    expect(planned.html).toContain('id="register"')
    expect(planned.html).toContain('schema.org/EventScheduled')
    expect(planned.html).not.toContain(text)
    expect(off.html).not.toContain('id="register"')
    expect(off.html).toContain('schema.org/EventCancelled')
    expect(off.html).toContain(text)
    expect(calendar).toContain('STATUS:CANCELLED')
  },
)

test('lists mark an event that is called off', async () => {
  const [planned, off] = [
    await rendered(pathTo('eventList'), false),
    await rendered(pathTo('eventList'), true),
  ]

  expect(planned.html).not.toContain('Cancelled')
  expect(off.html).toContain('Cancelled')
})
