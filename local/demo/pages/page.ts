import type { Language } from '@flou/shared/locale.ts'

interface PageTexts {
  title: string
  description: string
  body: string
}

export interface Page extends Readonly<Record<Language, PageTexts>> {
  slug: string
}
