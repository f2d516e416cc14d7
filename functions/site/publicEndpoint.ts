import type { AnyType } from '@flou/shared/content/define.ts'
import type { Answer, Call, Endpoint } from '../http/call.ts'
import { endpoint, PUBLIC } from '../http/endpoint.ts'
import { contentReader, type ContentReader } from '../store/contentReader.ts'
import { localizer, type Localizer } from '../store/localizer.ts'

/** What a public read works with: visible content at this instant, and the visitor's language. */
export interface PublicRead {
  call: Call
  reader: ContentReader
  texts: Localizer
  now: Date
}

/** Short, so that an edit is seen soon; `Vary`, because the language comes with a header. */
const HEADERS = { 'cache-control': 'public, max-age=30', vary: 'Accept-Language' }

/** A read that anybody may make. @param parameters of its query, for the API's description */
export const publicEndpoint = (
  read: (input: PublicRead) => Promise<Answer>,
  parameters: readonly string[] = [],
): Endpoint =>
  endpoint({
    permission: PUBLIC,
    parameters,
    handle: async (call) => {
      const now = call.services.now()
      const reader = contentReader({ table: call.services.table, now })
      const answer = await read({ call, reader, now, texts: localizer(reader, call.language) })
      return { ...answer, headers: HEADERS }
    },
  })

/** A section in the visitor's language; null until it has been saved once. */
export async function publicSection<T extends AnyType & { single: true }>(
  { reader, texts }: PublicRead,
  section: T,
) {
  const record = await reader.section(section)
  return record ? texts.section(section, record) : null
}

/** Entries in the order editors gave them. */
export const inOrder = <T extends { order: number }>(items: readonly T[]): T[] =>
  [...items].sort((a, b) => a.order - b.order)

const URL_START = 'https://'
/** What forms start addresses with counts as none (spec §9). */
export const address = (url: string): string => (url === URL_START ? '' : url)
