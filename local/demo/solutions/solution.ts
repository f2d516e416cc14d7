import type { Text } from '@flou/shared/locale.ts'
import type { IconName } from '../art/icons.ts'
import type { PictureName } from '../pictures.ts'

export interface DemoSolution {
  key: string
  picture: PictureName
  products: readonly string[]
  stories: readonly string[]
  icons: readonly IconName[]
  en: SolutionTexts
  id: SolutionTexts
}

export interface SolutionTexts {
  title: string
  line: string
  overview: string
  content: string
  gains: readonly (readonly [string, string])[]
}

export interface DemoArea {
  key: string
  solutions: readonly DemoSolution[]
  useCases: readonly DemoSolution[]
}

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
