import type { ComponentType } from 'react'
import type { FieldKind, FieldOf } from '@flou/shared/content/fields/kind.ts'
import type { FieldProps } from './fieldProps.ts'
import { MediaField } from './linked/MediaField.tsx'
import { MediaListField } from './linked/MediaListField.tsx'
import { ReferenceField } from './linked/ReferenceField.tsx'
import { ReferencesField } from './linked/ReferencesField.tsx'
import { AppearanceField } from './appearance/AppearanceField.tsx'
import { GroupField } from './nested/GroupField.tsx'
import { ItemsField } from './nested/ItemsField.tsx'
import { RichTextField } from './richText/RichTextField.tsx'
import { CodeField } from './text/CodeField.tsx'
import { FormulaField } from './text/FormulaField.tsx'
import { EmailField } from './text/EmailField.tsx'
import { LongTextField } from './text/LongTextField.tsx'
import { PasswordField } from './text/PasswordField.tsx'
import { SlugField } from './text/SlugField.tsx'
import { TextField } from './text/TextField.tsx'
import { UrlField } from './text/UrlField.tsx'
import { ChoiceField } from './value/ChoiceField.tsx'
import { ChoicesField } from './value/ChoicesField.tsx'
import { ColourField } from './value/ColourField.tsx'
import { DateField } from './value/DateField.tsx'
import { DateTimeField } from './value/DateTimeField.tsx'
import { MoneyField } from './value/MoneyField.tsx'
import { NumberField } from './value/NumberField.tsx'
import { PermissionsField } from './permissions/PermissionsField.tsx'
import { TimeField } from './value/TimeField.tsx'
import { ToggleField } from './value/ToggleField.tsx'

/** The input of each kind of field; a new kind does not compile without one. */
export const FIELD_INPUTS = {
  text: TextField,
  longText: LongTextField,
  richText: RichTextField,
  code: CodeField,
  formula: FormulaField,
  number: NumberField,
  money: MoneyField,
  toggle: ToggleField,
  date: DateField,
  dateTime: DateTimeField,
  time: TimeField,
  colour: ColourField,
  url: UrlField,
  email: EmailField,
  password: PasswordField,
  slug: SlugField,
  choice: ChoiceField,
  choices: ChoicesField,
  media: MediaField,
  mediaList: MediaListField,
  reference: ReferenceField,
  references: ReferencesField,
  appearance: AppearanceField,
  permissions: PermissionsField,
  items: ItemsField,
  group: GroupField,
} as const satisfies { [K in FieldKind]: ComponentType<FieldProps<FieldOf<K>>> }
