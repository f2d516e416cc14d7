import { BANNER_DEFAULTS, BUTTON_DEFAULTS, type Position } from '@flou/shared/content/appearance.ts'
import { CONTENT_LANGUAGE_ID, languageOf, LANGUAGES, type Language, type Text } from '@flou/shared/locale.ts'
import type { PictureName } from './pictures.ts'

export type Body = Readonly<Record<string, unknown>>

/** @throws for a name that is not stored yet */
export interface DemoIds {
  picture(name: PictureName): number
  record(type: string, key: string): number
}

type Texts = Readonly<Record<string, string>>

/** Indonesian first. */
export const both = <T extends Texts>(texts: Readonly<Record<Language, T>>) =>
  LANGUAGES.map((language) => ({ languageId: CONTENT_LANGUAGE_ID[language], ...texts[language] }))

interface Edit {
  fields?: Body
  texts?: Readonly<Partial<Record<Language, Texts>>>
}
interface Entry extends Body {
  languageId: number
}

export function editedBody(body: Body, { fields, texts = {} }: Edit): Body {
  const contents = body['contents'] as readonly Entry[]
  const edited = contents.map((entry) => ({ ...entry, ...texts[languageOf(entry.languageId)] }))
  return { ...body, ...fields, contents: edited }
}

export interface ButtonSpec {
  title: Text
  href: string
  /** Both have a contrast above 4.5:1. */
  look?: 'solid' | 'plain'
  position?: Position
}

const BUTTON_LOOKS = {
  solid: { color: '#0b2a3c', bgColor: BUTTON_DEFAULTS.bgColor },
  plain: { color: '#ffffff', bgColor: '#17384f' },
} as const

interface Look {
  textColor?: string
  position?: Position
  buttons?: readonly ButtonSpec[]
}

export const look = ({ textColor = '#ffffff', position = 'left', buttons = [] }: Look = {}): string =>
  JSON.stringify({
    banner: { ...BANNER_DEFAULTS, textColor, positionBannerText: position, positionButton: position },
    buttons: buttons.map(({ title, href, look: name = 'solid', position: at = position }) => ({
      ...BUTTON_LOOKS[name],
      urlPath: href,
      buttonPosition: at,
      contents: both({ id: { title: title.id }, en: { title: title.en } }),
    })),
  })

export const ordered = <T extends Body>(items: readonly T[]) =>
  items.map((item, index) => Object.assign({ order: index + 1 }, item))
