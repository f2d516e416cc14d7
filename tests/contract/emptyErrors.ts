import type { AnyType } from '@flou/shared/content/define.ts'
import { errorKey, errorKeyOf } from '@flou/shared/content/values/errorKey.ts'
import { initialOf } from '@flou/shared/content/values/initial.ts'
import { buildSchema } from '@flou/shared/content/schema.ts'
import type { Language } from '@flou/shared/locale.ts'
import { messageText } from '@flou/shared/texts/messages.ts'

export const NOW = new Date('2026-11-21T03:00:00Z')

/** Errors of an empty form by wire key; the parent's id is from the path. */
export function emptyErrors(type: AnyType, language: Language): Record<string, string> {
  const filledByAddress = type.single ? undefined : type.parent?.field
  const initial = initialOf(type.declaration, NOW)
  const issues = buildSchema(type.declaration).safeParse(initial).error?.issues ?? []
  const found = issues
    .filter(({ path }) => path[0] !== filledByAddress)
    .map(({ path, message }) => [errorKey(path), message] as const)
  const related = Object.entries(type.check?.(initial) ?? {}).map(
    ([path, message]) => [errorKeyOf(path), message] as const,
  )
  return Object.fromEntries(
    [...related, ...found].map(([key, message]) => [key, messageText(message, language)]),
  )
}
