import { isPagePath, splitUrl, type Language } from '@flou/shared/locale.ts'

export interface SitePage {
  path: string
  language: Language
}

/** Page of a URL on the site; `language` applies without a prefix. Undefined for files and other sites. */
export function pageOfUrl(url: string | null, language: Language): SitePage | undefined {
  if (url === null || !isPagePath(url)) return undefined
  const [path] = splitUrl(url)
  const isIndonesian = path === '/id' || path.startsWith('/id/')
  return isIndonesian ? { path: path.slice('/id'.length) || '/', language: 'id' } : { path, language }
}
