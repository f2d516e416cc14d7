import type { Field } from '../declaration.ts'
import { dateKind } from './date.ts'
import type { FieldKind } from './kind.ts'
import { plainKind, type FieldKindModule } from './kindModule.ts'
import { referenceKind } from './reference.ts'
import { richTextKind } from './text.ts'

const FIELD_KINDS: Record<FieldKind, FieldKindModule> = {
  appearance: plainKind,
  choice: plainKind,
  choices: plainKind,
  code: plainKind,
  colour: plainKind,
  date: dateKind,
  dateTime: plainKind,
  email: plainKind,
  formula: plainKind,
  group: plainKind,
  items: plainKind,
  longText: plainKind,
  media: referenceKind,
  mediaList: referenceKind,
  money: plainKind,
  number: plainKind,
  password: plainKind,
  permissions: plainKind,
  reference: referenceKind,
  references: referenceKind,
  richText: richTextKind,
  slug: plainKind,
  text: plainKind,
  time: plainKind,
  toggle: plainKind,
  url: plainKind,
  video: plainKind,
}

export const kindOf = ({ kind }: Field): FieldKindModule => FIELD_KINDS[kind as FieldKind]
