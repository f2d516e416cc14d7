import { solution } from '@flou/shared/content/types/solution/solution.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publishStreamEvents } from './publishStreamEvents.ts'
import { startPublishing, texts } from './testing/publishHarness.ts'

/** A list page whose path an older record uses as its own. */
const LIST = pathTo('solutionSubCategoryList')

let site: Awaited<ReturnType<typeof startPublishing>>
beforeAll(async () => {
  site = await startPublishing()
  const renderPage = site.publisher.renderer.renderPage.bind(site.publisher.renderer)
  site.publisher.renderer.renderPage = async (path, source, settings) => {
    if (!path.startsWith(pathTo('solutionList'))) return renderPage(path, source, settings)
    if (path === LIST) return { status: 200, html: 'the list', data: '' }
    const found = await source.bySlug(solution, path.slice(`${pathTo('solutionList')}/`.length))
    return found ? { status: 200, html: found.title, data: '' } : { status: 404, html: '', data: '' }
  }
})
afterAll(() => site.stop())

const listFile = () => site.objects.get(`en${LIST}/index.html`)
const save = (slug: string, changes: { isTrashed?: boolean } = {}) =>
  site.save(solution, 1, { slug, order: 1, contents: texts({ title: 'Area', description: 'x' }), ...changes })

test('the page of a list stays when a record at its path gets another slug, and when it goes', async () => {
  await publishStreamEvents(site.publisher, [await save('kategori')])
  expect(listFile()).toBe('the list')

  await publishStreamEvents(site.publisher, [await save('kategori-2')])
  expect(listFile()).toBe('the list')
  expect(site.objects.has(`en${pathTo('solution', 'kategori-2')}/index.html`)).toBe(true)
  await publishStreamEvents(site.publisher, [await save('kategori-2', { isTrashed: true })])

  expect(listFile()).toBe('the list')
})
