import { isBareUrl } from '@flou/shared/content/declaration.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import type { Answer, Call, Endpoint } from '../../../core/http/call.ts'
import { endpoint, PUBLIC } from '../../../core/http/endpoint.ts'
import { contentReader, type ContentReader } from '../../../core/store/contentReader.ts'
import { localizer, type Localizer } from '../../../core/store/localizer.ts'

export interface PublicRead {
  call: Call
  reader: ContentReader
  texts: Localizer
  now: Date
}

/** Short cache time, so that edits appear soon. */
const HEADERS = { 'cache-control': 'public, max-age=30', vary: 'Accept-Language' }

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

export async function publicSection<T extends AnyType & { single: true }>(
  { reader, texts }: PublicRead,
  section: T,
) {
  const record = await reader.section(section)
  return record ? texts.section(section, record) : null
}

/** The bare prefix that form fields start with counts as empty. */
export const withoutBarePrefix = (url: string): string => (isBareUrl(url) ? '' : url)
