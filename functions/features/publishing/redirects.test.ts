import type { DynamoDBRecord } from 'aws-lambda'
import { fc } from '@flou/shared/strings/fuzz.ts'
import { news } from '@flou/shared/content/types/news.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keys } from '../../core/store/keys.ts'
import { publishAll } from './publishAll.ts'
import { publishStreamEvents } from './publishStreamEvents.ts'
import { articleFields, startPublishing } from './testing/publishHarness.ts'

const page = (slug: string) => `/news-and-information/${slug}`

let site: Awaited<ReturnType<typeof startPublishing>>
beforeAll(async () => {
  site = await startPublishing()
})
afterAll(() => site.stop())

/** Edits of an article; the number of a rename selects one of the record's slugs. */
type Step = 'unpublish' | 'publish' | 'trash' | 'restore' | { rename: number }
interface Article {
  id: number
  slug: string
  isPublished: boolean
  isTrashed: boolean
  /** All slugs it was published under. */
  published: Set<string>
}

const SLUGS = 3
const slugOf = (id: number, number: number) => `article-${id}-${number}`

function apply(article: Article, step: Step): void {
  if (typeof step === 'object') article.slug = slugOf(article.id, step.rename)
  else if (step === 'unpublish' || step === 'publish') article.isPublished = step === 'publish'
  else article.isTrashed = step === 'trash'
  if (article.isPublished && !article.isTrashed) article.published.add(article.slug)
}

const store = ({ id, slug, isPublished, isTrashed }: Article) =>
  site.save(news, id, articleFields(slug, { status: isPublished ? '1' : '0', isTrashed }))

/** Responses at all slugs that the article was ever published under. */
function found({ id }: Article): Record<string, string> {
  const slugs = Array.from({ length: SLUGS }, (_, number) => slugOf(id, number))
  return Object.fromEntries(
    slugs.map((slug) => {
      const file = site.objects.get(`en${page(slug)}/index.html`)
      return [slug, file === undefined || file.startsWith('redirect ') ? String(file) : 'the page']
    }),
  )
}

function expected({ id, slug, isPublished, isTrashed, published }: Article): Record<string, string> {
  const slugs = Array.from({ length: SLUGS }, (_, number) => slugOf(id, number))
  const at = (other: string) => {
    if (!isPublished || isTrashed || !published.has(other)) return 'undefined'
    return other === slug ? 'the page' : `redirect ${page(slug)}`
  }
  return Object.fromEntries(slugs.map((other) => [other, at(other)]))
}

let count = 0
async function newArticle(): Promise<Article> {
  count += 1
  const slug = slugOf(count, 0)
  const article = { id: count, slug, isPublished: true, isTrashed: false, published: new Set([slug]) }
  await publishStreamEvents(site.publisher, [await store(article)])
  return article
}

async function run(article: Article, batch: readonly Step[]): Promise<void> {
  const records: DynamoDBRecord[] = []
  for (const step of batch) {
    apply(article, step)
    records.push(await store(article))
  }
  await publishStreamEvents(site.publisher, records)
}

test('an article that was renamed, unpublished and published again is led to from its old address', async () => {
  const article = await newArticle()

  await run(article, [{ rename: 1 }])
  await run(article, ['unpublish'])
  const hidden = found(article)
  await run(article, ['publish'])

  expect(new Set(Object.values(hidden))).toEqual(new Set(['undefined']))
  expect(found(article)).toEqual(expected(article))
  expect(found(article)[slugOf(article.id, 0)]).toBe(`redirect ${page(slugOf(article.id, 1))}`)
})

test('after every sequence of edits, in batches of any size, old addresses lead to the page or nowhere', async () => {
  const step = fc.oneof(
    fc.constantFrom<Step>('unpublish', 'publish', 'trash', 'restore'),
    fc.record({ rename: fc.nat(SLUGS - 1) }),
  )
  const batches = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 7 })

  await fc.assert(
    fc.asyncProperty(batches, async (sequence) => {
      const article = await newArticle()
      for (const batch of sequence) {
        await run(article, batch)
        expect(found(article)).toEqual(expected(article))
      }
    }),
    { numRuns: 25 },
  )
})

test('old addresses survive a full publish while their article is hidden', async () => {
  const article = await newArticle()
  await run(article, [{ rename: 1 }])
  await run(article, ['unpublish'])

  await publishAll(site.publisher)
  await run(article, ['publish'])

  expect(found(article)).toEqual(expected(article))
})

test('old addresses lead on when an article that was renamed comes due by its date', async () => {
  const article = await newArticle()
  await run(article, [{ rename: 1 }])
  await run(article, ['unpublish'])
  article.isPublished = true
  const scheduled = articleFields(article.slug, { publishDate: '2026-12-01' })
  await publishStreamEvents(site.publisher, [await site.save(news, article.id, scheduled)])
  const waiting = found(article)
  const later: typeof site.publisher = { ...site.publisher, now: () => new Date('2026-12-02T00:00:00Z') }

  const due = await site.recordStream(news, article.id, async () => {
    const live = keys.live(news.key, article.id)
    await site.table.put({ ...(await site.table.get(live)), ...live, publishedTick: '2026-12-01T00:00:00Z' })
  })
  await publishStreamEvents(later, [due])

  expect(new Set(Object.values(waiting))).toEqual(new Set(['undefined']))
  expect(found(article)).toEqual(expected(article))
})
