import type { IncomingMessage } from 'node:http'
import { DEFAULT_LANGUAGE, type Language } from '@flou/shared/locale.ts'

/** What the runtime answers on the site's port, whatever Vite knows. */
const RUNTIME = /^\/(api|media|__dev|error)(\/|$)/
const DATA = /\.data$/

/** A page or its data, as the browser asks for it. */
export interface WantedPage {
  /** Without a language prefix. */
  path: string
  language: Language
  isDocument: boolean
}

/** The page that a request asks for; undefined for everything else: scripts, styles, files, calls. */
export function wantedPage({ url = '/', method, headers }: IncomingMessage): WantedPage | undefined {
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
