import { parse } from '../operations/input/parse.ts'
import type { SearchClick } from '@flou/shared/search/searchFigures.ts'
import type * as z from 'zod/mini'
import type { Call } from '../http/call.ts'

/** What browsers send by themselves when a link with `ping` is followed (HTML, "hyperlink auditing"): its body says nothing. */
const PING = 'text/ping'

export const isPing = ({ headers }: Pick<Call, 'headers'>): boolean => headers['content-type'] === PING

/** The path of an address without its language; empty where it is none. */
function placeOf(address: string | undefined) {
  const url = URL.canParse(address ?? '') ? new URL(address ?? '') : undefined
  const [, prefix, path = ''] = /^(\/id(?=\/|$))?(.*)$/.exec(url?.pathname ?? '') ?? []
  return {
    language: prefix === undefined ? ('en' as const) : ('id' as const),
    path: path || '/',
    query: url?.searchParams.get('query')?.trim() ?? '',
  }
}

/**
 * The result that was opened, of the addresses a ping names: of the search page, and of the page that it leads to. An address without a
 * language is in that of the result. Throws `validation` where they are none of ours.
 */
export function pingedClick(
  { headers }: Pick<Call, 'headers'>,
  schema: z.ZodMiniType<SearchClick>,
): SearchClick {
  const [from, to] = [placeOf(headers['ping-from']), placeOf(headers['ping-to'])]
  const language = from.language === 'id' ? from.language : to.language
  return parse(schema, { query: from.query, language, path: to.path })
}
