import type { Language } from '@flou/shared/locale.ts'
import type { SceneName } from '../art/scenes.ts'
import type { PictureName } from '../pictures.ts'

type CardScene = Extract<PictureName, `${SceneName}-card`>

interface ArticleTexts {
  title: string
  /** Under 200 characters (spec section 5). */
  description: string
  /** In the notation of `richText`. */
  body: string
}

/** A news article. `category` and `subCategory` are keys of `content/news.ts`. */
export interface Article extends Readonly<Record<Language, ArticleTexts>> {
  slug: string
  category: string
  subCategory: string
  /** Publish date, `2026-10-05`. */
  date: string
  picture: CardScene
}
