import * as z from 'zod/mini'
import type { AnyType } from '@flou/shared/content/define.ts'
import { news, newsCategory, newsCta } from '@flou/shared/content/types/news.ts'
import { CONTENT_LANGUAGE_ID, LANGUAGES } from '@flou/shared/locale.ts'
import { DEMO_ACCOUNT } from '@flou/demo/account.ts'
import { signIn, type ApiClient } from '../seeding/apiClient.ts'
import type { ProductProcess } from './productProcess.ts'
import { screenPath } from './writers.ts'

export interface Changes {
  random: () => number
  started: number
  acknowledged: number
  conflicts: number
  /** Messages of changes that a running product refused. */
  refused: string[]
}

const rowsSchema = z.array(z.looseObject({ id: z.number() }))
const recordSchema = z.looseObject({ contents: z.array(z.looseObject({ languageId: z.number() })) })

const pick = <T>(all: readonly T[], random: () => number): T | undefined =>
  all[Math.floor(random() * all.length)]

async function retitle(api: ApiClient, url: string, title: string): Promise<void> {
  const record = recordSchema.parse(await api.request('GET', url))
  const contents = record.contents.map((one) => ({ ...one, title: `${title} ${one.languageId}` }))
  await api.request('PUT', url, { ...record, contents })
}

async function pathsOf(api: ApiClient, type: AnyType): Promise<string[]> {
  const rows = rowsSchema.parse(await api.request('GET', `${screenPath(type)}?perPage=50`))
  return rows.map(({ id }) => `${screenPath(type)}/${id}`)
}

function createCategory(api: ApiClient, title: string): Promise<unknown> {
  const contents = LANGUAGES.map((language) => ({
    languageId: CONTENT_LANGUAGE_ID[language],
    title: `${title} ${language}`,
    description: title,
  }))
  return api.request('POST', screenPath(newsCategory), { contents })
}

/** Reads the records once, so that a change takes few calls. */
async function prepareChanges(api: ApiClient, random: () => number) {
  const [articles, categories] = [await pathsOf(api, news), await pathsOf(api, newsCategory)]
  const retitleOneOf = (paths: readonly string[]) => (title: string) =>
    retitle(api, pick(paths, random) ?? screenPath(newsCta), title)
  const changes = [
    (title: string) => createCategory(api, title),
    retitleOneOf(articles),
    retitleOneOf(categories),
    retitleOneOf([]),
  ]
  return (title: string) => pick(changes, random)?.(title)
}

const PROGRESS_CHANGES = 10

function count(changes: Changes, cause: unknown): void {
  const message = String(cause)
  if (message.includes('409')) changes.conflicts += 1
  else changes.refused.push(message)
}

/** Makes changes until `until` are acknowledged, then kills the product while others are under way. */
export async function changeUntilKilled(
  product: ProductProcess,
  changes: Changes,
  { writers, until }: { writers: number; until: number },
): Promise<void> {
  const change = await prepareChanges(await signIn(product.admin, DEMO_ACCOUNT), changes.random)
  const killed = new AbortController()
  async function write(): Promise<void> {
    while (!killed.signal.aborted && changes.acknowledged < until) {
      changes.started += 1
      try {
        await change(`Change ${changes.started}`)
        changes.acknowledged += 1
        if (changes.acknowledged % PROGRESS_CHANGES === 0) logProgress(changes)
      } catch (cause) {
        if (!killed.signal.aborted) count(changes, cause)
      }
    }
    if (killed.signal.aborted) return
    killed.abort()
    product.kill()
  }
  await Promise.all(Array.from({ length: writers }, write))
  await product.exited
}

export function logProgress({ acknowledged, conflicts, refused }: Changes): void {
  const seconds = Math.round(performance.now() / 1000)
  console.error(`${seconds} s: ${acknowledged} changes, ${conflicts} conflicts, ${refused.length} refused`)
}
