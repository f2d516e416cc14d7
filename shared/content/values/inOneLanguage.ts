import { CONTENT_LANGUAGE_ID, type Language } from '../../locale.ts'
import type { Declaration } from '../declaration.ts'
import { mapRecord } from './walk.ts'

type Values = Record<string, unknown>

export const inOneLanguage = <R extends Values>(
  declaration: Declaration,
  record: R,
  language: Language,
): R => ({
  ...record,
  ...mapRecord(declaration, record, (_, value, { languageId }) =>
    languageId === undefined || languageId === CONTENT_LANGUAGE_ID[language] ? value : undefined,
  ),
})
