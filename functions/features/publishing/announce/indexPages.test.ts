import { searchQuery } from '@flou/shared/search/results.ts'
import { news } from '@flou/shared/content/types/news.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { indexReader } from '../../search/indexReader.ts'
import { search } from '../../search/indexing/answer.ts'
import { memoryIndexFiles } from '../../search/storage/indexFiles.ts'
import { publishStreamEvents } from '../publishStreamEvents.ts'
import { documentRenderer } from '../testing/documentRenderer.ts'
import { articleFields, startPublishing, texts } from '../testing/publishHarness.ts'

const PATH = '/news-and-information/sovereign'

let site: Awaited<ReturnType<typeof startPublishing>>
beforeAll(async () => {
  site = await startPublishing()
})
afterAll(() => site.stop())

test('visitors have a page before the search is told; where it cannot be told, it is when the batch is repeated', async () => {
  const index = memoryIndexFiles()
  const record = await site.save(news, 1, articleFields('sovereign'))
  const publisher = { ...site.publisher, index, renderer: documentRenderer(site.publisher.renderer) }
  const failing = { ...index, write: () => Promise.reject(new Error('slow down')) }

  await expect(publishStreamEvents({ ...publisher, index: failing }, [record])).rejects.toThrow('slow down')
  expect(site.invalidated).toContain(PATH)
  await publishStreamEvents(publisher, [record])

  const { current } = indexReader({ files: index, now: () => 0 })
  const query = searchQuery({ query: 'sovereign' })
  const { results } = search(query, await current(), { language: 'en', now: publisher.now() })
  expect(results.map(({ id }) => id)).toEqual([PATH])
})

test('a menu change renders a page again, but writes nothing to the index; an edit of its text does', async () => {
  const index = memoryIndexFiles()
  const publish = async (menu: string, title: string) => {
    const contents = texts({ title, description: '', content: '' })
    const record = await site.save(news, 2, articleFields('unchanged', { contents }))
    const renderer = documentRenderer(site.publisher.renderer, menu)
    const { result } = await publishStreamEvents({ ...site.publisher, index, renderer }, [record])
    return { isWritten: (result?.rendered ?? 0) > (result?.skipped ?? 0), files: [...index.files.keys()] }
  }
  const first = await publish('Products', 'One')

  const afterMenu = await publish('Solutions', 'One')
  const afterEdit = await publish('Solutions', 'Two')

  expect(afterMenu).toEqual({ ...first, isWritten: true })
  expect(afterEdit.files.length).toBeGreaterThan(first.files.length)
})
