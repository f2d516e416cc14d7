import type { ContentType } from '@flou/shared/content/define.ts'
import type { FieldKind } from '@flou/shared/content/fields/kind.ts'
import type { ChoiceOption } from '@flou/shared/content/fields/value.ts'
import { fieldLabel } from '@flou/shared/content/labels/labels.ts'
import type { Field } from '@flou/shared/content/shape.ts'
import { LANGUAGES, type Language, type Text } from '@flou/shared/locale.ts'

/** A column of a grid: a field, or a text in one language. */
export interface GridColumn {
  /** `price`, `title.en`. */
  key: string
  name: string
  field: Field
  language?: Language
  label: Text
  width: number
}

/** Kinds that fit a cell, with the width they need. */
const WIDTHS: Partial<Record<FieldKind, number>> = {
  text: 200,
  formula: 260,
  number: 130,
  money: 150,
  toggle: 110,
  choice: 110,
  reference: 190,
  date: 130,
}

const fits = ({ kind }: Field) => WIDTHS[kind as FieldKind] !== undefined

const IN: Readonly<Record<Language, Text>> = {
  id: { en: '(Indonesian)', id: '(Indonesia)' },
  en: { en: '(English)', id: '(Inggris)' },
}

/** The columns of a type's grid, in the order declared: its title first; what the address says (its parent) is none of them. */
export function gridColumns(type: ContentType): GridColumn[] {
  const { shape, parent } = type
  const columnOf = (name: string, field: Field, language?: Language): GridColumn => {
    const { en, id } = fieldLabel(type.key, name)
    return {
      key: language ? `${name}.${language}` : name,
      name,
      field,
      width: WIDTHS[field.kind as FieldKind] ?? 150,
      label: language ? { en: `${en} ${IN[language].en}`, id: `${id} ${IN[language].id}` } : { en, id },
      ...(language && { language }),
    }
  }
  const texts = Object.entries(shape.localized)
    .filter(([, field]) => fits(field))
    .flatMap(([name, field]) => LANGUAGES.map((language) => columnOf(name, field, language)))
  const own = Object.entries(shape.fields)
    .filter(([name, field]) => fits(field) && name !== parent?.field)
    .map(([name, field]) => columnOf(name, field))
  const columns = [...texts, ...own]
  const isTitle = ({ name }: GridColumn) => name === type.title
  return [...columns.filter(isTitle), ...columns.filter((column) => !isTitle(column))]
}

/** The key of the record that a column's references point at. */
export const targetOf = ({ field }: GridColumn): string | undefined =>
  'to' in field ? String(field.to) : undefined // references carry theirs

export const choicesOf = ({ field }: GridColumn): readonly ChoiceOption[] =>
  'choices' in field ? (field.choices as readonly ChoiceOption[]) : [] // choices carry theirs
