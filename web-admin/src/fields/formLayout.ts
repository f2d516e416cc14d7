import type { Fields, Declaration } from '@flou/shared/content/declaration.ts'
import { createFold } from '@flou/shared/content/values/walk.ts'
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

export const { ofRecord: hasTexts } = createFold<boolean, boolean>({
  leaf: () => false,
  nested: (_, inner) => inner,
  record: (_, fields, texts) => texts.length > 0 || fields.some(({ result }) => result),
})
