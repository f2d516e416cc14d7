import type { Field } from '@flou/shared/content/declaration.ts'
import type { FieldKind } from '@flou/shared/content/fields/kind.ts'
import { appearance } from './appearance/kinds.ts'
import { choice, choices, toggle } from './choice/kinds.tsx'
import { colour } from './colour/kinds.tsx'
import type { FieldKindModule } from './kindModule.ts'
import { media, mediaList, reference, references } from './linked/kinds.tsx'
import { group, items } from './nested/kinds.ts'
import { money, number } from './number/kinds.ts'
import { permissions } from './permissions/kinds.ts'
import { richText } from './richText/kinds.ts'
import { code, email, formula, longText, password, slug, text, url } from './text/kinds.ts'
import { date, dateTime, time } from './time/kinds.tsx'
import { video } from './video/kinds.tsx'

const FIELD_KINDS: Record<FieldKind, FieldKindModule> = {
  appearance,
  choice,
  choices,
  code,
  colour,
  date,
  dateTime,
  email,
  formula,
  group,
  items,
  longText,
  media,
  mediaList,
  money,
  number,
  password,
  permissions,
  reference,
  references,
  richText,
  slug,
  text,
  time,
  toggle,
  url,
  video,
}

export const partsOf = ({ kind }: Field): FieldKindModule => FIELD_KINDS[kind as FieldKind]
