import type { Language } from '@flou/shared/locale.ts'

interface PageTexts {
  title: string
  description: string
  /** In the notation of `richText`. */
  body: string
}

/** A custom page, below `/page/`. */
export interface Page extends Readonly<Record<Language, PageTexts>> {
  slug: string
}
