import { afterAll, beforeAll, expect, test } from 'vitest'
import { homeSeo } from '@flou/shared/content/types/home.ts'
import { initialOf } from '@flou/shared/content/values/initial.ts'
import { documentation } from '@flou/shared/content/types/product/documentation.ts'
import { product } from '@flou/shared/content/types/product/product.ts'
import { publishAll } from '../publishAll.ts'
import { startPublishing, texts } from '../testing/publishHarness.ts'

let site: Awaited<ReturnType<typeof startPublishing>>
beforeAll(async () => {
  site = await startPublishing()
  const contents = texts({ description: 'Files [over]\nS3', seoTitle: 'x', seoDescription: 'x' })
  await site.save(documentation, 1, {
    ...initialOf(documentation.declaration, new Date('2026-11-21')),
    slug: 'object-storage',
    contents,
  })
  await site.save(product, 2, {
    ...initialOf(product.declaration, new Date('2026-11-21')),
    slug: 'cdn',
    contents: texts({ title: 'CDN', description: 'Near', seoTitle: 'x', seoDescription: 'x' }),
  })
  await site.save(homeSeo, 0, { seoMediaId: 0, contents: texts({ title: 'Flou Cloud', content: 'Servers' }) })
  await publishAll(site.publisher)
})
afterAll(() => site.stop())

test.each([
  ['en', ''],
  ['id', '/id'],
])('llms.txt in %s names the site, its documentation as Markdown and its pages', (language, tree) => {
  const text = site.objects.get(`${language}/llms.txt`) ?? ''

  expect(text).toMatch(/^# Flou Cloud.*\n\n> Servers.*\n\n## /)
  expect(text).toContain(
    `](https://site.example${tree}/resources/documentation/product-documentation/object-storage.md): Files over S3`,
  )
  expect(text).toContain(`](https://site.example${tree}/resources/documentation)`)
  expect(text).toMatch(new RegExp(`\\[CDN.*\\]\\(https://site.example${tree}/products/cdn.md\\): Near`))
  expect(text).toContain(`](https://site.example${tree}/prices.json): `)
  expect(text).toContain(`](https://site.example${tree}/pricing.md)`)
  expect(text).not.toContain('/404)')
  expect(site.objects.get('sitemap.xml')).not.toContain('llms.txt')
})
