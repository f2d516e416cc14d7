import type { Fields, Declaration } from '@flou/shared/content/declaration.ts'
// circular: an editor previews a form
import { inputOf } from './fieldInputs.ts'

interface FormLayout {
  narrow: Fields
  wide: Fields
}

export function layoutOf({ fields }: Declaration): FormLayout {
  const fieldsWhere = (isWide: boolean) =>
    Object.fromEntries(
      Object.entries(fields).filter(([, field]) => (inputOf(field).isWide === true) === isWide),
    )
  return { narrow: fieldsWhere(false), wide: fieldsWhere(true) }
}

export const hasTexts = (declaration: Declaration): boolean =>
  Object.keys(declaration.localized).length > 0 ||
  Object.values(declaration.fields).some((field) => 'of' in field && hasTexts(field.of as Declaration))
