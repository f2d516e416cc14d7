import type { Text } from '@flou/shared/locale.ts'
import type { IconName } from '../art/icons.ts'
import type { PictureName } from '../pictures.ts'

/** A solution or a use case, both languages beside each other. */
export interface DemoSolution {
  /** Its slug, too. */
  key: string
  picture: PictureName
  products: readonly string[]
  stories: readonly string[]
  /** One for each gain, in their order. */
  icons: readonly IconName[]
  en: SolutionTexts
  id: SolutionTexts
}

export interface SolutionTexts {
  title: string
  /** One sentence. */
  line: string
  overview: string
  /** Paragraphs, apart by an empty line. */
  content: string
  /** What one gains: title and sentence. */
  gains: readonly (readonly [string, string])[]
}

/** What an area has; the area itself is in catalogue.ts. */
export interface DemoArea {
  key: string
  solutions: readonly DemoSolution[]
  useCases: readonly DemoSolution[]
}

/** A sub-category of solutions. */
export interface DemoSubCategory extends DemoArea {
  category: string
  slug: string
  title: Text
  line: Text
  content: Text
  overview: { title: Text; text: Text }
  banner: PictureName
  bannerMobile: PictureName
  picture: PictureName
  stories: readonly string[]
}
