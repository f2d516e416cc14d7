import type { Text } from '@flou/shared/locale.ts'

interface Question {
  ask: Text
  answer: Text
}

export interface Questions {
  key: string
  page: string
  title: Text
  description: Text
  questions: readonly Question[]
}
