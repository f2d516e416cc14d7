import type { Language } from '@flou/shared/locale.ts'
import type { SceneName } from '../art/scenes.ts'
import type { PictureName } from '../pictures.ts'

type CardScene = Extract<PictureName, `${SceneName}-card`>

interface ArticleTexts {
  title: string
  description: string
  body: string
}

export interface Article extends Readonly<Record<Language, ArticleTexts>> {
  slug: string
  category: string
  subCategory: string
  date: string
  picture: CardScene
}
