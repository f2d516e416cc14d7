import type { ContentType } from '@flou/shared/content/define.ts'
import { fieldLabel } from '@flou/shared/content/labels/labels.ts'
import type { Field } from '@flou/shared/content/declaration.ts'
import { LANGUAGES, type Language, type Text } from '@flou/shared/locale.ts'
import { translator } from '@flou/shared/texts/translator.ts'
import { partsOf } from '../../../fields/kinds.ts'
import { gridTexts } from '../../../core/texts/grid.ts'

/** Column of a grid: a field, per language for texts. */
export interface GridColumn {
  key: string
  name: string
  field: Field
  language?: Language
  label: Text
  width: number
  /** Left offset of a frozen column in pixels; absent if it scrolls. */
  frozenAt?: number
}

const fits = (field: Field) => partsOf(field).grid !== undefined

/** Label of a column that holds one language of a field. */
function labelIn(language: Language, label: Text): Text {
  const { en, id } = translator(gridTexts)
  const key = `grid.columnIn.${language}` as const
  return { en: en(key, { column: label.en }), id: id(key, { column: label.id }) }
}

const NUMBERS_PX = 64

const namesOf = (type: ContentType): readonly string[] => [type.title, 'regionId']

function frozen(columns: readonly GridColumn[]): GridColumn[] {
  let at = NUMBERS_PX
  return columns.map((column) => {
    const frozenAt = at
    at += column.width
    return { ...column, frozenAt }
  })
}

/** Returns the columns: title and region (frozen), price, then the others as declared, without the parent. */
export function gridColumns(type: ContentType): GridColumn[] {
  const { declaration, parent } = type
  const columnOf = (name: string, field: Field, language?: Language): GridColumn => {
    const label = fieldLabel(type.key, name)
    return {
      key: language ? `${name}.${language}` : name,
      name,
      field,
      width: partsOf(field).grid?.width ?? 150,
      label: language ? labelIn(language, label) : label,
      ...(language && { language }),
    }
  }
  const texts = Object.entries(declaration.localized)
    .filter(([, field]) => fits(field))
    .flatMap(([name, field]) => LANGUAGES.map((language) => columnOf(name, field, language)))
  const own = Object.entries(declaration.fields)
    .filter(([name, field]) => fits(field) && name !== parent?.field)
    .map(([name, field]) => columnOf(name, field))
  const columns = [...texts, ...own]
  const names = namesOf(type)
  const named = names.flatMap((name) => columns.filter((column) => column.name === name))
  const others = columns.filter(({ name }) => !names.includes(name))
  const isPrice = ({ name }: GridColumn) => name === 'price'
  return [...frozen(named), ...others.filter(isPrice), ...others.filter((column) => !isPrice(column))]
}
