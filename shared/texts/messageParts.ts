import type { Texts } from './translator.ts'

/** Names of placeholders in the order of their first appearance. */
export const placeholderNames = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name)),
]

export interface MessageParts {
  code: string
  values: Readonly<Record<string, string>>
}

/**
 * Splits a message such as `tooLong:255`. Its parameters are the values of the placeholders in the order of the English
 * text; a missing one is empty.
 */
export function messageParts(message: string, texts: Texts): MessageParts {
  const [code = '', ...parameters] = message.split(':')
  const names = Object.hasOwn(texts, code) ? placeholderNames(texts[code]?.en ?? '') : []
  return { code, values: Object.fromEntries(names.map((name, index) => [name, parameters[index] ?? ''])) }
}
