import type { AnyType } from '@flou/shared/content/define.ts'
import { errorKey } from '@flou/shared/content/values/errorKey.ts'
import { initialOf } from '@flou/shared/content/values/initial.ts'
import { shapeSchema } from '@flou/shared/content/schema.ts'
import type { Language } from '@flou/shared/locale.ts'
import { messageText } from '@flou/shared/messages.ts'

/** When the contract tests take place. */
export const NOW = new Date('2026-11-21T03:00:00Z')

/** What the schema says of a form nobody has filled, by wire key; a parent's id comes from the address. */
export function emptyErrors(type: AnyType, language: Language): Record<string, string> {
  const filledByAddress = type.single ? undefined : type.parent?.field
  const issues = shapeSchema(type.shape).safeParse(initialOf(type.shape, NOW)).error?.issues ?? []
  return Object.fromEntries(
    issues
      .filter(({ path }) => path[0] !== filledByAddress)
      .map(({ path, message }) => [errorKey(path), messageText(message, language)]),
  )
}
