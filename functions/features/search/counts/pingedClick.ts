import { parse } from '../../../core/operations/input/parse.ts'
import type { SearchClick } from '@flou/shared/search/searchFigures.ts'
import type * as z from 'zod/mini'
import type { Call } from '../../../core/http/call.ts'

/** Sent by browsers for links with `ping` (HTML hyperlink auditing); the body contains no data. */
const PING = 'text/ping'

export const isPing = ({ headers }: Pick<Call, 'headers'>): boolean => headers['content-type'] === PING

function parsePageUrl(href: string | undefined) {
  const url = URL.canParse(href ?? '') ? new URL(href ?? '') : undefined
  const [, prefix, path = ''] = /^(\/id(?=\/|$))?(.*)$/.exec(url?.pathname ?? '') ?? []
  return {
    language: prefix === undefined ? ('en' as const) : ('id' as const),
    path: path || '/',
    query: url?.searchParams.get('query')?.trim() ?? '',
  }
}

/** Returns the click from a ping's headers. Throws `validation_failed` for foreign URLs. */
export function pingedClick(
  { headers }: Pick<Call, 'headers'>,
  schema: z.ZodMiniType<SearchClick>,
): SearchClick {
  const [from, to] = [parsePageUrl(headers['ping-from']), parsePageUrl(headers['ping-to'])]
  const language = from.language === 'id' ? from.language : to.language
  return parse(schema, { query: from.query, language, path: to.path })
}
