import { fieldTexts } from '@flou/shared/texts/content.ts'
import { formTexts } from '@flou/shared/texts/forms.ts'
import type { Language, Text } from '@flou/shared/locale.ts'

const MESSAGES: Readonly<Record<string, Text>> = { ...fieldTexts, ...formTexts }

function problemText(code: string, language: Language): string {
  const [name = '', value = ''] = code.split(':')
  return (MESSAGES[name] ?? fieldTexts.invalid)[language].replace('{{max}}', value)
}

export const problemTexts = (
  codes: Readonly<Record<string, string>>,
  language: Language,
): Record<string, string> =>
  Object.fromEntries(Object.entries(codes).map(([name, code]) => [name, problemText(code, language)]))

export const checkedFields = (language: Language): string => formTexts.checkFields[language]
