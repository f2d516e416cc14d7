import type { Language } from '@flou/shared/locale.ts'
import { isStandaloneFile, type PageFileEnding } from '@flou/shared/publishing/publishing.ts'
import { fileEndings } from '@flou/shared/site/pages.ts'

interface FileKeys {
  html: string
  data?: string
}

/** Returns the keys of a page's document and its data (docs/operations/reference.md#site-bucket). */
export const fileKeys = (path: string, language: Language): FileKeys =>
  isStandaloneFile(path)
    ? { html: language + path }
    : {
        html: path === '/' ? `${language}/index.html` : `${language}${path}/index.html`,
        data: path === '/' ? `${language}/_.data` : `${language}${path}.data`,
      }

export const companionFileKey = (path: string, language: Language, ending: PageFileEnding) =>
  `${language}${path === '/' ? '/_' : path}.${ending}`

export const allFileKeys = (path: string, language: Language): string[] => [
  ...Object.values(fileKeys(path, language)),
  ...fileEndings(path).map((ending) => companionFileKey(path, language, ending)),
]
