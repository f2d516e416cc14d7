import type { ComponentType } from 'react'
import type { FieldKind, FieldOf } from '@flou/shared/content/fields/kind.ts'
import type { Field } from '@flou/shared/content/declaration.ts'
import { lazyPart } from '../../elements/lazyPart.tsx'
import { editorOf } from './editors.ts'
import { FieldLoading } from './FieldLoading.tsx'
import type { FieldProps } from './fieldProps.ts'
import { registerInputs } from './inputRegistry.ts'
import { MediaField } from './linked/MediaField.tsx'
import { ReferenceField } from './linked/ReferenceField.tsx'
import { GroupField } from './nested/GroupField.tsx'
import { RichTextField } from './richText/RichTextField.tsx'
import { EmailField, TextField, DateField, TimeField } from './text/TextField.tsx'
import { LongTextField } from './text/LongTextField.tsx'
import { SlugField } from './text/SlugField.tsx'
import { UrlField } from './text/UrlField.tsx'
import { ChoiceField } from './value/ChoiceField.tsx'
import { DateTimeField } from './value/DateTimeField.tsx'
import { MoneyField } from './value/MoneyField.tsx'
import { NumberField } from './value/NumberField.tsx'

/** Rare or heavy inputs, loaded with the first form that needs them. */
const lazyInput = <F extends Field>(load: () => Promise<ComponentType<FieldProps<F>>>) =>
  lazyPart(load, { Placeholder: FieldLoading })

export const FIELD_INPUTS = {
  text: TextField,
  longText: LongTextField,
  richText: RichTextField,
  code: lazyInput(async () => (await import('./text/CodeField.tsx')).CodeField),
  formula: lazyInput(async () => (await import('./text/FormulaField.tsx')).FormulaField),
  number: NumberField,
  money: MoneyField,
  toggle: lazyInput(async () => (await import('./value/ToggleField.tsx')).ToggleField),
  date: DateField,
  dateTime: DateTimeField,
  time: TimeField,
  colour: lazyInput(async () => (await import('./value/ColourField.tsx')).ColourField),
  url: UrlField,
  email: EmailField,
  password: lazyInput(async () => (await import('./text/PasswordField.tsx')).PasswordField),
  slug: SlugField,
  choice: ChoiceField,
  choices: lazyInput(async () => (await import('./value/ChoicesField.tsx')).ChoicesField),
  media: MediaField,
  mediaList: lazyInput(async () => (await import('./linked/MediaListField.tsx')).MediaListField),
  reference: ReferenceField,
  references: lazyInput(async () => (await import('./linked/ReferencesField.tsx')).ReferencesField),
  appearance: lazyInput(async () => (await import('./appearance/AppearanceField.tsx')).AppearanceField),
  permissions: lazyInput(async () => (await import('./value/PermissionsField.tsx')).PermissionsField),
  items: lazyInput(async () => (await import('./nested/ItemsField.tsx')).ItemsField),
  group: GroupField,
} as const satisfies { [K in FieldKind]: ComponentType<FieldProps<FieldOf<K>>> }

const inputOf = (kind: string) =>
  FIELD_INPUTS[kind as keyof typeof FIELD_INPUTS] as ComponentType<FieldProps> | undefined

registerInputs((field) => editorOf(field) ?? inputOf(field.kind))
