import type { AnyType } from '../define.ts'
import { buildSchema } from '../schema.ts'
import { type Declaration, isSampleText } from '../declaration.ts'
import { isBlank } from '../../strings/visible.ts'

type Values = Readonly<Record<string, unknown>>

const isTitle = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && !isBlank(value) && !isSampleText(value))

const entriesOf = ({ translationsKey }: Declaration, values: Values): readonly Values[] => {
  const entries = values[translationsKey]
  return Array.isArray(entries) ? (entries as Values[]) : []
}

/**
 * Returns the error for a missing title in both languages, keyed by field path; empty if valid. Drafts
 * require a title.
 */
export function findMissingTitle(type: AnyType, values: Values): Record<string, string> {
  if (type.single) return {}
  const { declaration, title } = type
  if (!(title in declaration.localized)) return isTitle(values[title]) ? {} : { [title]: 'required' }
  const isTitled = entriesOf(declaration, values).some((entry) => isTitle(entry?.[title]))
  return isTitled ? {} : { [`${declaration.translationsKey}.0.${title}`]: 'titleInOneLanguage' }
}

/** Returns the draft schema. Sections have no unpublished draft, so they must be complete. */
export const draftSchemaOf = ({ single, declaration }: AnyType) =>
  buildSchema(declaration, single ? 'update' : 'draft')
