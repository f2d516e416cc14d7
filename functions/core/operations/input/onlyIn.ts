import type { AnyType } from '@flou/shared/content/define.ts'
import { missingLanguages } from '@flou/shared/content/values/languages.ts'
import { isDraftable } from '@flou/shared/content/visibility.ts'
import { isLanguage, type Language } from '@flou/shared/locale.ts'
import { AppError } from '../../errors.ts'
import type { Content } from '../../store/writeContext.ts'

/** Returns the only language that a request publishes; undefined for both. Throws `bad_request`. */
export function requestedLanguage(type: AnyType, onlyIn: unknown): Language | undefined {
  if (onlyIn === undefined) return undefined
  if (!isLanguage(onlyIn) || !isDraftable(type)) throw new AppError('bad_request')
  return onlyIn
}

/** Content that is complete in both languages goes live in both. */
export const incompleteOnlyIn = (
  type: AnyType,
  { fields, onlyIn }: Pick<Content, 'fields' | 'onlyIn'>,
): Pick<Content, 'onlyIn'> => (onlyIn && missingLanguages(type, fields).length > 0 ? { onlyIn } : {})
