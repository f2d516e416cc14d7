import type { Language } from '@flou/shared/locale.ts'
import type { Term } from '@flou/shared/translation/terms.ts'

export interface TranslatorRequest {
  texts: readonly string[]
  to: Language
  terms: readonly Term[]
}

/** A machine-translation service. Returns coded texts in the order of the request. @throws AppError `unavailable` */
export interface Translator {
  translate(request: TranslatorRequest): Promise<readonly string[]>
}

export interface Service {
  url: string
  key: string
  fetch?: typeof fetch
}
