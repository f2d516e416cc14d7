import type { ComponentType } from 'react'
import type { FieldKind, FieldOf } from '@flou/shared/content/fields/kind.ts'
import type { Field } from '@flou/shared/content/declaration.ts'
import { lazyPart } from '../ui/lazyPart.tsx'
import { ChoiceField } from './choice/ChoiceField.tsx'
import { editorOf, FieldLoading } from './editors.ts'
import type { FieldProps } from './fieldProps.ts'
import { MediaField } from './linked/MediaField.tsx'
import { ReferenceField } from './linked/ReferenceField.tsx'
import { GroupField } from './nested/GroupField.tsx'
import { MoneyField } from './number/MoneyField.tsx'
import { NumberField } from './number/NumberField.tsx'
import { RichTextField } from './richText/RichTextField.tsx'
import { LongTextField } from './text/LongTextField.tsx'
import { SlugField } from './text/SlugField.tsx'
import { EmailField, TextField } from './text/TextField.tsx'
import { DateField, TimeField } from './time/DateField.tsx'
import { DateTimeField } from './time/DateTimeField.tsx'

interface FieldInput<F extends Field = Field> {
  Input: ComponentType<FieldProps<F>>
  isWide?: true
  /** Stays mounted on form resets; other inputs remount with the new value. */
  isContainer?: true
  isBelowFold?: true
}

/** Rare or heavy inputs, loaded with the first form that needs them. */
const lazyInput = <F extends Field>(load: () => Promise<ComponentType<FieldProps<F>>>) =>
  lazyPart(load, { Placeholder: FieldLoading })

/** Inputs by field kind. Separate from the other parts, which forms do not need: about 4 KB. */
const FIELD_INPUTS = {
  text: { Input: TextField },
  longText: { Input: LongTextField },
  richText: { Input: RichTextField, isWide: true },
  code: { Input: lazyInput(async () => (await import('./text/CodeField.tsx')).CodeField), isWide: true },
  formula: { Input: lazyInput(async () => (await import('./formula/FormulaField.tsx')).FormulaField) },
  number: { Input: NumberField },
  money: { Input: MoneyField },
  toggle: { Input: lazyInput(async () => (await import('./choice/ToggleField.tsx')).ToggleField) },
  date: { Input: DateField },
  dateTime: { Input: DateTimeField },
  time: { Input: TimeField },
  colour: { Input: lazyInput(async () => (await import('./colour/ColourField.tsx')).ColourField) },
  url: { Input: lazyInput(async () => (await import('./text/UrlField.tsx')).UrlField) },
  email: { Input: EmailField },
  password: { Input: lazyInput(async () => (await import('./text/PasswordField.tsx')).PasswordField) },
  slug: { Input: SlugField },
  choice: { Input: ChoiceField },
  choices: { Input: lazyInput(async () => (await import('./choice/ChoicesField.tsx')).ChoicesField) },
  media: { Input: MediaField },
  mediaList: {
    Input: lazyInput(async () => (await import('./linked/MediaListField.tsx')).MediaListField),
  },
  reference: { Input: ReferenceField },
  references: {
    Input: lazyInput(async () => (await import('./linked/ReferencesField.tsx')).ReferencesField),
  },
  appearance: {
    Input: lazyInput(async () => (await import('./appearance/AppearanceField.tsx')).AppearanceField),
    isWide: true,
    isBelowFold: true,
  },
  permissions: {
    Input: lazyInput(async () => (await import('./permissions/PermissionsField.tsx')).PermissionsField),
    isWide: true,
  },
  items: {
    Input: lazyInput(async () => (await import('./nested/ItemsField.tsx')).ItemsField),
    isWide: true,
    isContainer: true,
  },
  group: { Input: GroupField, isWide: true, isContainer: true },
  video: {
    Input: lazyInput(async () => (await import('./video/VideoField.tsx')).VideoField),
    isWide: true,
    isContainer: true,
  },
} as const satisfies { [K in FieldKind]: FieldInput<FieldOf<K>> }

const ownInputOf = ({ kind }: Field) => FIELD_INPUTS[kind as FieldKind] as FieldInput

/** Returns the input of a field: its editor, if it declares one, instead of the kind's input. */
export function inputOf(field: Field): FieldInput {
  const Editor = editorOf(field)
  return Editor ? { ...ownInputOf(field), Input: Editor, isWide: true } : ownInputOf(field)
}
