import { FIELD_MESSAGES } from '@flou/shared/texts/content.ts'
import { FORM_MESSAGES } from '@flou/shared/texts/forms.ts'
import type { Language, Text } from '@flou/shared/locale.ts'

const MESSAGES: Readonly<Record<string, Text>> = { ...FIELD_MESSAGES, ...FORM_MESSAGES }

function problemText(code: string, language: Language): string {
  const [name = '', value = ''] = code.split(':')
  return (MESSAGES[name] ?? FIELD_MESSAGES.invalid)[language].replace('{0}', value)
}

export const problemTexts = (
  codes: Readonly<Record<string, string>>,
  language: Language,
): Record<string, string> =>
  Object.fromEntries(Object.entries(codes).map(([name, code]) => [name, problemText(code, language)]))

export const checkedFields = (language: Language): string => FORM_MESSAGES.checkFields[language]
