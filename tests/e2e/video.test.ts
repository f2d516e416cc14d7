import type { StoredRecord } from '@flou/shared/api.ts'
import { choiceCookie } from '@flou/shared/visits/consent.ts'
import { beforeAll, expect, test } from 'vitest'
import { expectToFit, LOOKS, overflows, product, untilServed } from './browser.ts'
import { openPublicPage, type PublicPage } from './publicShell/publicPage.ts'
import { staffCall } from './staff.ts'
import { staffPage } from './staffPage.ts'

/** A video from the address that an editor enters to the visitor's player. No test reaches YouTube. */

const watched = staffPage()
beforeAll(() => {
  watched.page.on('dialog', (dialog) => void dialog.accept()) // confirms leaving an edited form
})

const STORIES = '/api/dashboard/customer-stories'
const ID = 'M7lc1UVf-VE'
const THIRD_PARTY = /youtube|ytimg|google/

const WORDS = {
  en: { play: /^Play video: /, allow: 'Allow and play once', prefix: '' },
  id: { play: /^Putar video: /, allow: 'Izinkan dan putar sekali ini', prefix: '/id' },
} as const

test('an editor enters an address, sees what is wrong, takes the video away and back, and publishes it', async () => {
  const { page, problems } = watched
  const [story] = await staffCall<StoredRecord[]>('GET', `${STORIES}?keyword=Lintas`)
  const { id: _, ...before } = await staffCall<StoredRecord & { bannerId: number; slug: string }>(
    'GET',
    `${STORIES}/${story?.id ?? 0}`,
  )
  const { bannerId, slug } = before
  await staffCall('PUT', `${STORIES}/${story?.id ?? 0}`, {
    ...before,
    video: { contents: [{ languageId: 1 }, { languageId: 2 }] },
  })
  await page.goto(`${product.admin}/dashboard2/customer-stories/edit/${story?.id ?? 0}`)
  const address = page.getByLabel('YouTube address')
  const stored = page.locator('[data-field=video]')

  await address.fill('https://example.com/film')
  await address.blur()
  await stored.getByText('This is not the address of a YouTube video.').waitFor()
  expect(await address.inputValue()).toBe('https://example.com/film')

  await address.fill(`https://youtu.be/${ID}?t=90`)
  await stored.getByRole('link', { name: `Video ${ID}` }).waitFor()
  await stored.getByRole('button', { name: 'Remove video: Video' }).click()
  await expect.poll(() => address.inputValue()).toBe('')
  await page.getByText('Undo', { exact: true }).click()
  await expect.poll(() => address.inputValue()).toContain(ID)

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect.poll(() => stored.getByText('This field is required.').count()).toBeGreaterThan(0)
  await expectToFit(page, 390)
  expect(problems()).toEqual([])

  const { id, ...record } = await staffCall<StoredRecord>('GET', `${STORIES}/${story?.id ?? 0}`)
  const contents = [
    { languageId: 1, title: 'Rekaman sesi' },
    { languageId: 2, title: 'The session, recorded' },
  ]
  const video = { youtubeId: `https://youtu.be/${ID}`, posterId: bannerId, contents }
  await staffCall('PUT', `${STORIES}/${id}`, { ...record, video })
  await untilServed(`${product.site}/customer-story/${slug}`, 'The session, recorded')
  await page.goto(`${product.admin}/dashboard2/customer-stories/edit/${id}`)
  await expect.poll(() => address.inputValue()).toBe(`https://www.youtube.com/watch?v=${ID}`)
})

test('the player of an own file shows the captions in the language of the page', async () => {
  const visitor = await openPublicPage(watched.browser)
  await visitor.open('/id/products/disaster-recovery')
  const box = visitor.page.locator('[data-video]')
  await box.scrollIntoViewIfNeeded()
  await box.getByRole('button', { name: WORDS.id.play }).click()
  await expect.poll(() => box.locator('track[kind=captions]').count()).toBe(2)
  const shown = box.locator('track[default]')
  expect([await shown.getAttribute('srclang'), await shown.getAttribute('label')]).toEqual([
    'id-ID',
    'Bahasa Indonesia',
  ])
  const textOf = () =>
    shown.evaluate((element) => {
      if (!(element instanceof HTMLTrackElement) || element.track.mode !== 'showing') return ''
      const [cue] = element.track.cues ?? []
      return cue instanceof VTTCue ? cue.text : ''
    })
  await expect.poll(textOf).toMatch(/^Jakarta melayani pengunjung Anda\./)
  await visitor.page.context().close()
})

/** Third-party requests; the player is answered here. */
async function watchThirdParties({ page }: PublicPage): Promise<string[]> {
  const requests: string[] = []
  await page.route(THIRD_PARTY, (route) => {
    requests.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' })
  })
  return requests
}

const sourceOf = (id: string, language: string) =>
  `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&hl=${language}`
const DEMO_ID = 'aqz-KE-bpKQ'

test.each(LOOKS)(
  'a visitor at $width px in $language is asked before the player loads, and nothing moves',
  async ({ language, width }) => {
    const words = WORDS[language]
    const visitor = await openPublicPage(watched.browser, { viewport: { width, height: 900 } })
    const { page } = visitor
    const requests = await watchThirdParties(visitor)
    await visitor.open(`${words.prefix}/products/virtual-server`)
    const box = page.locator('[data-video]')
    await box.scrollIntoViewIfNeeded()
    const size = await box.boundingBox()
    const play = page.getByRole('button', { name: words.play })
    await play.waitFor()
    await expectToFit(page, width)
    await play.click()
    const allow = page.getByRole('button', { name: words.allow })
    await expect.poll(() => allow.evaluate((button) => button === document.activeElement)).toBe(true)
    await expectToFit(page, width)
    expect(requests).toEqual([])

    await allow.click()
    const player = box.locator('iframe')
    expect(await player.getAttribute('src')).toBe(sourceOf(DEMO_ID, language))
    expect(await player.getAttribute('title')).toMatch(/Virtual Server/)
    expect(await player.getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin')
    await expect.poll(() => requests).toEqual([sourceOf(DEMO_ID, language)])
    expect(await box.boundingBox()).toMatchObject({ width: size?.width, height: size?.height })
    expect([await overflows(page), visitor.problems()]).toEqual([false, []])
    await page.context().close()
  },
)

test('with consent the player loads at the first click; without a script there is a link', async () => {
  const visitor = await openPublicPage(watched.browser)
  const { page } = visitor
  await watchThirdParties(visitor)
  await visitor.open('/products/virtual-server')
  const choice = { v: 1, analytics: false, ads: true, ts: Date.now() }
  await page.evaluate(
    (cookie) => {
      document.cookie = cookie
    },
    choiceCookie(choice, false),
  )
  await page.locator('[data-video]').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: WORDS.en.play }).click()
  expect(await page.locator('[data-video] iframe').getAttribute('src')).toBe(sourceOf(DEMO_ID, 'en'))
  await page.context().close()

  const plain = await openPublicPage(watched.browser, { javaScriptEnabled: false })
  await plain.open('/products/virtual-server')
  const link = plain.page.locator('[data-video]').getByRole('link')
  expect(await link.getAttribute('href')).toBe(`https://www.youtube.com/watch?v=${DEMO_ID}`)
  expect(await plain.page.locator('[data-video] img').count()).toBe(1)
  expect(await plain.page.locator('[data-video] button').count()).toBe(0)
  const facts = await plain.page.locator('script[type="application/ld+json"]').allTextContents()
  expect(facts.join()).toMatch(/"@type":"VideoObject"[^}]*"duration":"PT124S"/)
  await plain.page.context().close()
})
