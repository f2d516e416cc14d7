import type { ComponentType } from 'react'
import type { FieldKind, FieldOf } from '@flou/shared/content/fields/kind.ts'
import type { Field } from '@flou/shared/content/shape.ts'
import { later } from '../../elements/later.tsx'
import { editorOf } from './editors.ts'
import { FieldLoading } from './FieldLoading.tsx'
import type { FieldProps } from './fieldProps.ts'
import { registerInputs } from './inputRegistry.ts'
import { MediaField } from './linked/MediaField.tsx'
import { ReferenceField } from './linked/ReferenceField.tsx'
import { GroupField } from './nested/GroupField.tsx'
import { RichTextField } from './richText/RichTextField.tsx'
import { EmailField } from './text/EmailField.tsx'
import { LongTextField } from './text/LongTextField.tsx'
import { SlugField } from './text/SlugField.tsx'
import { TextField } from './text/TextField.tsx'
import { UrlField } from './text/UrlField.tsx'
import { ChoiceField } from './value/ChoiceField.tsx'
import { DateField } from './value/DateField.tsx'
import { DateTimeField } from './value/DateTimeField.tsx'
import { MoneyField } from './value/MoneyField.tsx'
import { NumberField } from './value/NumberField.tsx'
import { TimeField } from './value/TimeField.tsx'

/** Inputs that few types have, or that are heavy: they come with the first form that has such a field. */
const late = <F extends Field>(load: () => Promise<ComponentType<FieldProps<F>>>) =>
  later(load, { Waiting: FieldLoading })

/** The input of each kind of field; a new kind does not compile without one. */
export const FIELD_INPUTS = {
  text: TextField,
  longText: LongTextField,
  richText: RichTextField,
  code: late(async () => (await import('./text/CodeField.tsx')).CodeField),
  formula: late(async () => (await import('./text/FormulaField.tsx')).FormulaField),
  number: NumberField,
  money: MoneyField,
  toggle: late(async () => (await import('./value/ToggleField.tsx')).ToggleField),
  date: DateField,
  dateTime: DateTimeField,
  time: TimeField,
  colour: late(async () => (await import('./value/ColourField.tsx')).ColourField),
  url: UrlField,
  email: EmailField,
  password: late(async () => (await import('./text/PasswordField.tsx')).PasswordField),
  slug: SlugField,
  choice: ChoiceField,
  choices: late(async () => (await import('./value/ChoicesField.tsx')).ChoicesField),
  media: MediaField,
  mediaList: late(async () => (await import('./linked/MediaListField.tsx')).MediaListField),
  reference: ReferenceField,
  references: late(async () => (await import('./linked/ReferencesField.tsx')).ReferencesField),
  appearance: late(async () => (await import('./appearance/AppearanceField.tsx')).AppearanceField),
  permissions: late(async () => (await import('./value/PermissionsField.tsx')).PermissionsField),
  items: late(async () => (await import('./nested/ItemsField.tsx')).ItemsField),
  group: GroupField,
} as const satisfies { [K in FieldKind]: ComponentType<FieldProps<FieldOf<K>>> }

const inputOf = (kind: string) =>
  FIELD_INPUTS[kind as keyof typeof FIELD_INPUTS] as ComponentType<FieldProps> | undefined // a declared kind has its own input

registerInputs((field) => editorOf(field) ?? inputOf(field.kind))
