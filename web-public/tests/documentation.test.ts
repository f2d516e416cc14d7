import { beforeAll, expect, test } from 'vitest'
import type { RenderedPage, SiteRenderer } from '@flou/shared/site/contentSource.ts'
import type { Language } from '@flou/shared/locale.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { builtRenderer } from './builtRenderer.ts'
import { FIXTURE } from './fixture.ts'
import { memorySource } from './memorySource.ts'

const SITE = { origin: 'https://site.example', adminOrigin: 'https://admin.example' }
const PAGE = pathTo('documentation', 'object-storage')

let renderer: SiteRenderer
beforeAll(async () => {
  renderer = await builtRenderer()
}, 60_000)

const render = (path: string, language: Language = 'en') =>
  renderer.renderPage(path, memorySource(FIXTURE, language), SITE)

const levelsIn = (html: string) => [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level))
const graphOf = ({ html }: RenderedPage) => {
  const [, text = ''] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html) ?? []
  return (JSON.parse(text) as { '@graph': Record<string, unknown>[] })['@graph']
}

test('a documentation has its chapters in order, under headings without gaps, with the products beside it', async () => {
  const { html } = await render(PAGE)

  const levels = levelsIn(html.slice(html.indexOf('<h1'), html.indexOf('<footer')))
  expect(levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1)).toEqual([])
  expect(html.indexOf('id="guide-create-it"')).toBeLessThan(html.indexOf('id="guide-delete-it"'))
  expect(html).toMatch(new RegExp(`rel="prev" href="${pathTo('documentation', 'block-storage')}"`))
  // the product between them has no documentation
  expect(html).toMatch(new RegExp(`rel="next"[^>]* href="${pathTo('documentation', 'archive')}"`))
})

test('its samples can be chosen and its code reached without script', async () => {
  const { html } = await render(PAGE)

  expect(html.match(/<input type="radio"/g)).toHaveLength(2)
  expect(html.match(/<pre(?! tabindex="0")/gi)).toBeNull()
  expect(html).toContain('href="https://git.example/1"')
})

test('search engines learn what it is about and which questions it answers', async () => {
  const nodes = graphOf(await render(PAGE, 'id'))

  expect(nodes.map((node) => node['@type'])).toEqual(['TechArticle', 'FAQPage', 'BreadcrumbList'])
  expect(nodes[0]).toMatchObject({
    inLanguage: 'id-ID',
    about: { url: 'https://site.example/id/products/object-storage' },
  })
})

test.each(['en', 'id'] as const)('the same text is beside it as Markdown, in %s', async (language) => {
  const { html, files = [] } = await render(PAGE, language)

  const [file] = files
  expect(files).toHaveLength(1)
  expect(file?.ending).toBe('md')
  expect(html).toContain(
    `<link rel="alternate" type="text/markdown" title="Markdown" href="https://site.example${language === 'en' ? '' : '/id'}${PAGE}.md"`,
  )
  expect(file?.body).toMatch(/^# .*Object Storage.*\n\n> /)
  expect(file?.body).toContain(language === 'en' ? '### Create it' : '### Buat')
  expect(file?.body).toContain('```bash\nflou login # first\n```')
  expect(file?.body).not.toContain('<p>')
})

test('all documentation is listed by category, and every chapter has a link', async () => {
  const { html } = await render(pathTo('documentationList'))

  expect(html).toContain('Storage</h2>')
  expect(html).toContain(`href="${PAGE}#guide-create-it"`)
})

test('terms have anchors and say of which day they are', async () => {
  const { html } = await render(pathTo('termsAndCondition'))

  expect(html).toContain('<section id="terms-scope"')
  expect(html).toContain('<time dateTime="2026-11-01">')
})
