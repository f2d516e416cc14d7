import { BANNER_DEFAULTS, BUTTON_DEFAULTS, type Position } from '@flou/shared/content/appearance.ts'
import { CONTENT_LANGUAGE_ID, languageOf, LANGUAGES, type Language, type Text } from '@flou/shared/locale.ts'
import type { PictureName } from './pictures.ts'

/** A body as the API takes it. */
export type Body = Readonly<Record<string, unknown>>

/** How content names what gets its id only when it is stored. Throws for a name that is not stored yet. */
export interface DemoIds {
  picture(name: PictureName): number
  /** `key` as the demo content names the record, e.g. `record('newsCategory', 'company')`. */
  record(type: string, key: string): number
}

type Texts = Readonly<Record<string, string>>

/** The texts of both languages as entries of `contents` or `translations`: Indonesian first (decision 4). */
export const both = <T extends Texts>(texts: Readonly<Record<Language, T>>) =>
  LANGUAGES.map((language) => ({ languageId: CONTENT_LANGUAGE_ID[language], ...texts[language] }))

interface Edit {
  fields?: Body
  texts?: Readonly<Partial<Record<Language, Texts>>>
}
interface Entry extends Body {
  languageId: number
}

/** A body with some of its fields and texts changed. */
export function editedBody(body: Body, { fields, texts = {} }: Edit): Body {
  const contents = body['contents'] as readonly Entry[] // made by `both`
  const edited = contents.map((entry) => ({ ...entry, ...texts[languageOf(entry.languageId)] }))
  return { ...body, ...fields, contents: edited }
}

export interface ButtonSpec {
  title: Text
  href: string
  /** `solid`: ink on green; `plain`: white on navy. Both pass 4.5:1 (decision 45). */
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

/** customProperty: JSON text of banner and buttons. */
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

/** Entries in the order written, numbered from 1. */
export const ordered = <T extends Body>(items: readonly T[]) =>
  items.map((item, index) => Object.assign({ order: index + 1 }, item))
