import { ARCHIVE, laterPages, NEWS } from '@flou/shared/site/newsPaths.ts'

/** Pages that exist whatever the content, and later pages of the list, which may be empty; each is published in both languages. */
export const STATIC_PATHS: readonly string[] = ['/', NEWS, ...laterPages(NEWS), ARCHIVE, '/404']

/** Pages the content delivery network answers by itself, in both languages at once: file → the path that renders it. */
export const ERROR_PAGES: Readonly<Record<string, string>> = {
  '404.html': '/error/404',
  '500.html': '/error/500',
}
