import { fieldLabel } from '@flou/shared/content/labels/labels.ts'
import { isLanguage, type Language } from '@flou/shared/locale.ts'

interface Names {
  language: Language
  languageName: (language: Language) => string
}

/** Names of fields such as `title` or `contents.id.title`, each once. */
export function mergedFieldNames(type: string, fields: readonly string[], names: Names): string {
  const nameOf = (field: string) => {
    const [, of, ...rest] = field.split('.')
    const name = fieldLabel(type, rest.at(-1) ?? field)[names.language]
    return isLanguage(of) ? `${name} (${names.languageName(of)})` : name
  }
  return [...new Set(fields.map(nameOf))].join(', ')
}
