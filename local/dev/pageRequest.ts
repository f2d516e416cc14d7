import type { IncomingMessage } from 'node:http'
import { DEFAULT_LANGUAGE, type Language } from '@flou/shared/locale.ts'

/** Paths that bypass Vite. */
const RUNTIME = /^\/(api|media|__dev|error)(\/|$)/
const DATA = /\.data$/

export interface PageRequest {
  path: string
  language: Language
  isDocument: boolean
}

/** Undefined for scripts, styles, files and API calls. */
export function parsePageRequest({ url = '/', method, headers }: IncomingMessage): PageRequest | undefined {
  const { pathname } = new URL(url, 'http://site')
  if (method !== 'GET' || RUNTIME.test(pathname)) return undefined
  const isData = DATA.test(pathname)
  const isDocument =
    headers['sec-fetch-dest'] === 'document' || headers.accept?.startsWith('text/html') === true
  if (!isData && !isDocument) return undefined
  const page = isData ? pathname.replace(DATA, '').replace(/\/_$/, '') || '/' : pathname
  const isIndonesian = /^\/id(\/|$)/.test(page)
  const path = isIndonesian ? page.slice('/id'.length) || '/' : page
  return { path, language: isIndonesian ? 'id' : DEFAULT_LANGUAGE, isDocument }
}
