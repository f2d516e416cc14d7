import { DOMParser } from 'linkedom'
import { beforeAll, expect, test, vi } from 'vitest'
import { news } from '@flou/shared/content/types/news.ts'
import { severitiesOf, type PageCheckResponse } from '@flou/shared/publishing/pageCheck.ts'
import { fingerprint } from '@flou/shared/strings/fingerprint.ts'
import { markName } from '@flou/shared/translation/machine.ts'
import { findingsOf } from './findings.ts'
import type { PageProblem } from './pageRules.ts'

beforeAll(() => void vi.stubGlobal('DOMParser', DOMParser))

const DESCRIPTION = 'Pusat data ketiga kami dibuka bulan ini di Batam dengan daya 12 MW.'
const texts = { title: 'Pusat data Batam', seoTitle: 'Pusat data Batam', seoDescription: DESCRIPTION }
const values = {
  slug: 'batam',
  contents: [
    { languageId: 1, ...texts, content: '<p>Daftar harga ada <a href="/harga">di sini</a>.</p>' },
    { languageId: 2, ...texts, content: '<h4>Power and cooling</h4><p><img src="/media/7/a.webp"></p>' },
  ],
}
const HTML = {
  id: '<h1>Pusat data Batam</h1><p>Daftar harga ada <a href="/id/harga">di sini</a>.</p><p>Dari bagian lain, <a href="/x">di sini</a></p>',
  en: '<h1>Pusat data Batam</h1><h4>Power and cooling</h4><p><img src="/media/7/a.webp"></p>',
}
const answer = (changes: Partial<PageCheckResponse> = {}): PageCheckResponse => ({
  severities: severitiesOf({}),
  duplicates: [],
  marks: {},
  pages: (['id', 'en'] as const).map((language) => ({
    language,
    path: '/news-and-information/batam',
    html: `<html><head></head><body><main>${HTML[language]}</main></body></html>`,
    broken: [],
  })),
  ...changes,
})
const find = (changes?: Partial<PageCheckResponse>, more: (page: Document) => PageProblem[] = () => []) =>
  findingsOf({ type: news, values }, answer(changes), async (page) => more(page))

test('a problem is found with its language and field, and those of other records are left out', async () => {
  expect(await find()).toEqual([
    {
      check: 'linkTextCheck',
      severity: 'warning',
      language: 'id',
      path: 'contents.0.content',
      problem: { name: 'vagueLink', detail: 'di sini' },
    },
    {
      check: 'headingCheck',
      severity: 'warning',
      language: 'en',
      path: 'contents.1.content',
      problem: { name: 'skippedLevel', detail: 'Power and cooling' },
    },
    {
      check: 'altTextCheck',
      severity: 'warning',
      language: 'en',
      path: 'contents.1.content',
      problem: { name: 'missingAlt', detail: 'a.webp' },
    },
  ])
})

test('a check that is off finds nothing, and one that stops comes first', async () => {
  const severities = severitiesOf({ linkTextCheck: 'off', altTextCheck: 'stop' })

  expect((await find({ severities })).map(({ check, severity }) => [check, severity])).toEqual([
    ['altTextCheck', 'stop'],
    ['headingCheck', 'warning'],
  ])
})

test('duplicate titles and broken links of the server have their fields', async () => {
  const [page] = answer().pages
  const pages = page ? [{ ...page, broken: ['/harga'] }] : []
  const found = await find({ pages, duplicates: ['en'] })

  expect(found.map(({ check, language, path }) => [check, language, path])).toEqual([
    ['duplicateCheck', 'en', 'contents.1.title'],
    ['linkTextCheck', 'id', 'contents.0.content'],
    ['brokenLinkCheck', 'id', 'contents.0.content'],
  ])
})

test('a machine translation is named with its field until its text is edited', async () => {
  const marks = {
    [markName('id', 'title')]: fingerprint(texts.title),
    [markName('en', 'seoTitle')]: fingerprint('Earlier title'),
  }
  const found = await find({ marks, pages: [] })

  expect(found).toEqual([
    {
      check: 'machineCheck',
      severity: 'warning',
      language: 'id',
      path: 'contents.0.title',
      message: 'machineUnchecked',
    },
  ])
  expect(await find({ marks, pages: [], severities: severitiesOf({ machineCheck: 'off' }) })).toEqual([])
})

test('rules of accessibility run page after page, and not if they are off', async () => {
  let running = 0
  const seen: number[] = []
  const more = (page: Document): PageProblem[] => {
    running += 1
    seen.push(running)
    running -= 1
    const element = page.querySelector('h1')
    return element ? [{ name: 'brokenList', element, detail: '' }] : []
  }
  const found = await find({}, more)
  await find({ severities: severitiesOf({ accessibilityCheck: 'off' }) }, more)

  expect(found.filter(({ check }) => check === 'accessibilityCheck').map(({ path }) => path)).toEqual([
    'contents.0.title',
    'contents.1.title',
  ])
  expect(seen).toEqual([1, 1])
})
