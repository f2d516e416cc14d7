import { inBothLanguages, LANGUAGES, otherLanguage, type Language } from '../../locale.ts'
import type { AnyType } from '../define.ts'
import { buildSchema } from '../schema.ts'

type Values = Record<string, unknown>

/** Returns the languages that lack a text which publishing requires, nested ones included. */
export function missingLanguages({ declaration }: Pick<AnyType, 'declaration'>, values: Values): Language[] {
  const problems = inBothLanguages((language) => {
    const { error } = buildSchema(declaration, `only.${language}`).safeParse(values)
    return new Set(error?.issues.map(({ path }) => path.join('.')))
  })
  return LANGUAGES.filter((language) =>
    [...problems[language]].some((path) => !problems[otherLanguage(language)].has(path)),
  )
}

/** Returns the language in which a record can go live alone; undefined unless exactly one language is complete. */
export function onlyCompleteLanguage(
  type: Pick<AnyType, 'declaration'>,
  values: Values,
): Language | undefined {
  const [missing, ...others] = missingLanguages(type, values)
  return missing && others.length === 0 ? otherLanguage(missing) : undefined
}
