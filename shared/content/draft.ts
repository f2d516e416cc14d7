import type { AnyType } from './define.ts'
import { shapeSchema } from './schema.ts'
import type { Shape } from './shape.ts'
import { isSampleText } from '../text/sampleText.ts'
import { isBlank } from '../text/visible.ts'

type Values = Readonly<Record<string, unknown>>

const isTitle = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && !isBlank(value) && !isSampleText(value))

const entriesOf = ({ localizedName }: Shape, values: Values): readonly Values[] => {
  const entries = values[localizedName]
  return Array.isArray(entries) ? (entries as Values[]) : [] // whatever else is in it has no title
}

/**
 * What keeps a record from being stored as a draft (decision 47): a title in neither language. By the path of the field; empty where
 * nothing does. Sections have no title of their own.
 */
export function untitled(type: AnyType, values: Values): Record<string, string> {
  if (type.single) return {}
  const { shape, title } = type
  if (!(title in shape.localized)) return isTitle(values[title]) ? {} : { [title]: 'required' }
  const isTitled = entriesOf(shape, values).some((entry) => isTitle(entry?.[title]))
  return isTitled ? {} : { [`${shape.localizedName}.0.${title}`]: 'titleInOneLanguage' }
}

/**
 * The schema of a draft. Records may be unfinished; sections, which have no draft before they are published, may not (decision 47).
 * @param mode of a section
 */
export const draftSchemaOf = ({ single, shape }: AnyType) => shapeSchema(shape, single ? 'update' : 'draft')
