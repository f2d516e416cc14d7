import type { Fields, Declaration } from '@flou/shared/content/declaration.ts'
// circular: an editor previews a form
import { inputOf } from './fieldInputs.ts'

interface FormLayout {
  /** The title, if it has no languages. */
  title: Fields
  narrow: Fields
  wide: Fields
}

export function layoutOf({ fields }: Declaration, title?: string): FormLayout {
  const isTitle = (name: string) => name === title
  const fieldsWhere = (isWide: boolean) =>
    Object.fromEntries(
      Object.entries(fields).filter(
        ([name, field]) => !isTitle(name) && (inputOf(field).isWide === true) === isWide,
      ),
    )
  return {
    title: Object.fromEntries(Object.entries(fields).filter(([name]) => isTitle(name))),
    narrow: fieldsWhere(false),
    wide: fieldsWhere(true),
  }
}
