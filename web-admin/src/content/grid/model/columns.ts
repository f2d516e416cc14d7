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
  /** Pixels from the left at which it stays while the others are scrolled; absent where it moves with them. */
  frozenAt?: number
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

/** Room for the numbers of the rows. */
export const NUMBERS_PX = 64

/** What says whose row it is: these stay beside what is scrolled to. */
const namesOf = (type: ContentType): readonly string[] => [type.title, 'regionId']

/** Sets what names a row in place, one beside the other. */
function frozen(columns: readonly GridColumn[]): GridColumn[] {
  let at = NUMBERS_PX
  return columns.map((column) => {
    const frozenAt = at
    at += column.width
    return { ...column, frozenAt }
  })
}

/**
 * The columns of a type's grid: its title and region, which stay in view, its price, then the others in the order declared. What the
 * address says (its parent) is none of them.
 */
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
  const names = namesOf(type)
  const named = names.flatMap((name) => columns.filter((column) => column.name === name))
  const others = columns.filter(({ name }) => !names.includes(name))
  const isPrice = ({ name }: GridColumn) => name === 'price'
  return [...frozen(named), ...others.filter(isPrice), ...others.filter((column) => !isPrice(column))]
}

/** The key of the record that a column's references point at. */
export const targetOf = ({ field }: GridColumn): string | undefined =>
  'to' in field ? String(field.to) : undefined // references carry theirs

export const choicesOf = ({ field }: GridColumn): readonly ChoiceOption[] =>
  'choices' in field ? (field.choices as readonly ChoiceOption[]) : [] // choices carry theirs
