import type { PictureName } from '../pictures.ts'

/** A solution or a use case, both languages beside each other. */
export interface DemoSolution {
  key: string
  category: string
  picture: PictureName
  products: readonly string[]
  stories: readonly string[]
  en: SolutionTexts
  id: SolutionTexts
}

export interface SolutionTexts {
  title: string
  /** One sentence. */
  line: string
  overview: string
  /** What one gains: title and sentence. */
  gains: readonly (readonly [string, string])[]
}
