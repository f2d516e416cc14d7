import type { Text } from '@flou/shared/locale.ts'

/** A question and its answer, in the notation of `richText`. */
export interface Question {
  ask: Text
  answer: Text
}

/** The questions of one category; `page` is where they stand (`FAQ_PAGES`). */
export interface Questions {
  key: string
  page: string
  title: Text
  description: Text
  questions: readonly Question[]
}
