import * as z from 'zod/mini'
import type { AnyType } from '@flou/shared/content/define.ts'
import { CONTENT_LANGUAGE_ID, LANGUAGES } from '@flou/shared/locale.ts'
import { apiPathOf } from '@flou/shared/content/routing/routes.ts'
import { AREAS } from '@flou/shared/content/registry.ts'
import { newsCategory } from '@flou/shared/content/types/news.ts'
import { DEMO_ACCOUNT } from '@flou/demo/account.ts'
import { signIn } from '../seeding/apiClient.ts'

const recordSchema = z.looseObject({ id: z.number() })
const listSchema = z.array(recordSchema)

/** Default type: small records with all save mechanisms. */
export function screenPath(type: AnyType = newsCategory): string {
  for (const area of AREAS) {
    const screen = area.screens.find((one) => one.type === type)
    if (screen) return `/api${apiPathOf(area, screen)}`
  }
  throw new Error(`No screen edits ${type.key}.`)
}

/** Creates records until the product is gone. Returns after the first; `end` resolves after the last. */
export async function writeUntilKilled(
  admin: string,
  writers: number,
  onAcknowledged: (id: number) => void,
): Promise<{ end: Promise<void> }> {
  const api = await signIn(admin, DEMO_ACCOUNT)
  const path = screenPath()
  const first = Promise.withResolvers<void>()
  async function write(writer: number): Promise<void> {
    for (let n = 0; ; n++) {
      const title = `Writer ${writer} record ${n}`
      const contents = LANGUAGES.map((language) => ({
        languageId: CONTENT_LANGUAGE_ID[language],
        title: `${title} ${language}`,
        description: `${title} description`,
      }))
      const created = await api.request('POST', path, { contents }).catch(() => undefined)
      if (created === undefined) return
      onAcknowledged(recordSchema.parse(created).id)
      first.resolve()
    }
  }
  const all = Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)))
  const end = all.then(() => undefined)
  await Promise.race([first.promise, end])
  // Wrapped, because a returned promise would be awaited.
  return { end }
}

export async function readAll(admin: string): Promise<{ ids: Set<number>; total: number }> {
  const api = await signIn(admin, DEMO_ACCOUNT)
  const ids = new Set<number>()
  for (let page = 1; ; page++) {
    const { data, total = 0 } = await api.envelope('GET', `${screenPath()}?perPage=100&page=${page}`)
    const rows = listSchema.parse(data)
    for (const { id } of rows) ids.add(id)
    if (rows.length < 100) return { ids, total }
  }
}
