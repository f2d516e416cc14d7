import { hash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { LANGUAGES } from '@flou/shared/locale.ts'
import { builtRenderer } from './builtRenderer.ts'
import { FIXTURE } from './fixture.ts'
import { memorySource, type MemoryContent } from './memorySource.ts'

const SITE = { origin: 'https://site.example', adminOrigin: 'https://admin.example' }
const ARTICLE = '/news-and-information/first-story'

/** Builds the site first if outdated. */
vi.setConfig({ testTimeout: 60_000 })

/** The fixture with another menu title. */
const renamed = (title: string): MemoryContent => ({
  ...FIXTURE,
  records: {
    ...FIXTURE.records,
    subMenu: (FIXTURE.records['subMenu'] ?? []).map((item) => ({
      ...item,
      contents: LANGUAGES.map((_, index) => ({ languageId: index + 1, title })),
      translations: LANGUAGES.map((_, index) => ({ languageId: index + 1, title })),
    })),
  },
})

test('a page has the same bytes as the first one rendered and after many others', async () => {
  for (const language of LANGUAGES) {
    const first = await builtRenderer(`fresh-${language}`)
    const used = await builtRenderer('used')
    for (const path of ['/', '/news-and-information', '/page/about', '/404']) {
      for (const one of LANGUAGES) await used.renderPage(path, memorySource(FIXTURE, one), SITE)
    }

    const alone = await first.renderPage(ARTICLE, memorySource(FIXTURE, language), SITE)
    const later = await used.renderPage(ARTICLE, memorySource(FIXTURE, language), SITE)

    expect(later).toEqual(alone)
  }
})

test('what pages share follows its content, in the document and in a file that both document and data name', async () => {
  const renderer = await builtRenderer('edited')
  const render = (content: MemoryContent) => renderer.renderPage(ARTICLE, memorySource(content, 'en'), SITE)
  const before = await render(FIXTURE)

  const { html, data, hash, shared = [] } = await render(renamed('Anders'))
  const again = await render(FIXTURE)

  expect(before.html).not.toContain('Anders')
  expect(html).toContain('Anders')
  expect(hash).not.toBe(before.hash)
  expect(again).toEqual(before)
  expect(`${html}${data}`).not.toMatch(/(repeated|named)-[0-9a-f]{8}-/)
  const [shell] = shared
  expect(shell?.body).toContain('Anders')
  expect(shared).not.toEqual(before.shared)
  for (const text of [html, data]) expect(text).toContain(`/${shell?.key}`)
})

test('a page is stored as its text says; its mark-up lacks the style sheets alone, which the policy allows by their hash', async () => {
  const renderer = await builtRenderer('used')
  for (const path of [ARTICLE, '/']) {
    const { html, bytes, markup } = await renderer.renderPage(path, memorySource(FIXTURE, 'en'), SITE)
    const style = /<style [^>]*>([^<]+)<\/style>/.exec(html)?.[1] ?? ''

    expect(Buffer.from(bytes ?? []).toString()).toBe(html)
    expect(style).toContain('@font-face')
    expect(html).toContain(`'sha256-${hash('sha256', style, 'base64')}'`)
    expect(markup).toBe(html.replace(style, ''))
  }
})
