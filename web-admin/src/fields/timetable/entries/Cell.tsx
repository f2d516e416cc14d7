import { fieldLabel } from '@flou/shared/content/labels/labels.ts'
import type { Field } from '@flou/shared/content/declaration.ts'
import { messageText } from '@flou/shared/texts/messages.ts'
import { editorTexts } from '../../../core/texts/editor.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { useColumnLanguage, useFormHandle, useFormView } from '../../form/FormContext.ts'
import { FieldRow } from '../../FieldRow.tsx'

interface Props {
  name: string
  field: Field
  path: string
}

export function useCellLabel(): (name: string) => string {
  const t = useTextsOf(editorTexts)
  const language = useLanguage()
  const { type } = useFormHandle()
  const { languages } = useFormView()
  const column = useColumnLanguage()
  return (name) => {
    const label = fieldLabel(type.key, name)[language]
    return column && languages.length > 1 ? `${label} (${t(`language.${column}`)})` : label
  }
}

export function Cell({ name, field, path }: Props) {
  const language = useLanguage()
  const labelOf = useCellLabel()
  const { errors, keyOf } = useFormView()
  const error = errors[path]
  return (
    <FieldRow
      key={keyOf(path)}
      field={field}
      path={path}
      label={labelOf(name)}
      error={error === undefined ? undefined : messageText(error, language)}
    />
  )
}
