import { FIELD_MESSAGES } from '@flou/shared/fieldMessages.ts'
import { FORM_MESSAGES } from '@flou/shared/formMessages.ts'
import type { Language, Text } from '@flou/shared/locale.ts'

const MESSAGES: Readonly<Record<string, Text>> = { ...FIELD_MESSAGES, ...FORM_MESSAGES }

/** The text of a message code, with its parameter (`tooLong:255`), in a language. */
export function problemText(code: string, language: Language): string {
  const [name = '', value = ''] = code.split(':')
  return (MESSAGES[name] ?? FIELD_MESSAGES.invalid)[language].replace('{0}', value)
}

/** The texts of message codes by field. */
export const problemTexts = (
  codes: Readonly<Record<string, string>>,
  language: Language,
): Record<string, string> =>
  Object.fromEntries(Object.entries(codes).map(([name, code]) => [name, problemText(code, language)]))

/** Says that fields are marked. */
export const checkedFields = (language: Language): string => FORM_MESSAGES.checkFields[language]
