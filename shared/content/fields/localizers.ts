import type { Language } from '../../locale.ts'
import { appearanceOf, asText } from '../appearance/localizedAppearance.ts'
import type { Field } from '../declaration.ts'
import type { FieldKind } from './kind.ts'
import { updateLinks, updatePictureUrls } from './richTextReferences.ts'

export interface LocalizeContext {
  language: Language
  resolve: {
    clean: (html: string) => string
    media: (id: number) => { imageDefault: string } | undefined
    reference: (type: string, id: number) => { slug: string } | undefined
  }
}

export type Localizer = (field: Field, value: unknown, context: LocalizeContext) => unknown

export const asArray = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const isPresent = <T>(value: T | undefined): value is T => value !== undefined
const targetOf = (field: Field) => ('to' in field ? String(field.to) : '')

export const hasVideo = (value: unknown): boolean => {
  const { youtubeId = '', videoFileId = 0 } = (value ?? {}) as Record<string, unknown>
  return youtubeId !== '' || videoFileId !== 0
}

const unchanged: Localizer = (_, value) => value

/** Public values by field kind. Apart from `kinds.ts`, because functions for staff do not need them. */
export const LOCALIZERS: Record<Exclude<FieldKind, 'group' | 'items' | 'video'>, Localizer> = {
  appearance: (_, text, { language }) => appearanceOf(text, language),
  choice: unchanged,
  choices: unchanged,
  code: unchanged,
  colour: unchanged,
  date: unchanged,
  dateTime: unchanged,
  email: unchanged,
  formula: unchanged,
  longText: unchanged,
  media: (_, id, { resolve }) => resolve.media(Number(id)) ?? null,
  mediaList: (_, ids, { resolve }) =>
    asArray(ids)
      .map((id) => resolve.media(Number(id)))
      .filter(isPresent),
  money: unchanged,
  number: unchanged,
  password: () => undefined,
  permissions: unchanged,
  reference: (field, id, { resolve }) => resolve.reference(targetOf(field), Number(id)) ?? null,
  references: (field, ids, { resolve }) =>
    asArray(ids)
      .map((id) => resolve.reference(targetOf(field), Number(id)))
      .filter(isPresent),
  richText: (_, html, { language, resolve }) =>
    updateLinks(
      updatePictureUrls(resolve.clean(asText(html)), (id) => resolve.media(id)?.imageDefault),
      { language, slugOf: (type, id) => resolve.reference(type, id)?.slug },
    ),
  slug: unchanged,
  text: unchanged,
  time: unchanged,
  toggle: unchanged,
  url: unchanged,
}
