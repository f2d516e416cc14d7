import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { fieldLabel } from '@flou/shared/content/labels/labels.ts'
import { valueAt } from '../../../core/records/entries.ts'
import { fieldTrail } from '../../../core/records/fieldTrail.ts'
import { commentTexts } from '../../../core/texts/comments.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { useFormHandle } from '../../../fields/form/FormContext.ts'
import { formShape } from '../../../fields/formShape.ts'
import { itemName } from '../../../fields/nested/itemName.ts'
import {
  commentedField,
  currentPath,
  declarationAt,
  nestedFields,
  type CommentedField,
} from './commentedField.ts'

/** Option of a field whose item is gone. */
const GONE = 'gone'

interface Props {
  value: CommentedField
  onChange: (chosen: CommentedField) => void
}

/** Fields of the record, then those of each group and item under its name. */
function useFieldOptions() {
  const language = useLanguage()
  const { type, form } = useFormHandle()
  const [values, setValues] = useState(form.getValues)
  const shape = formShape(type)
  const labelOf = (path: string) => fieldLabel(type.key, path.slice(path.lastIndexOf('.') + 1))[language]
  const containerName = (container: string) => {
    const declaration = /\d$/.test(container) ? declarationAt(shape, container) : undefined
    const name = declaration && itemName(declaration, valueAt(values, container), language)
    const trail = fieldTrail(type, container, language)
    return name ? `${trail}: ${name}` : trail
  }
  return {
    values,
    own: [...Object.keys(shape.localized), ...Object.keys(shape.fields)].map((path) => ({
      value: path,
      label: labelOf(path),
    })),
    nested: [...nestedFields(shape, values)].map(([container, paths]) => {
      const group = containerName(container)
      return { group, items: paths.map((path) => ({ value: path, label: `${group} › ${labelOf(path)}` })) }
    }),
    refresh: () => setValues(form.getValues()),
  }
}

export function FieldChoice({ value: { field, items }, onChange }: Props) {
  const t = useTextsOf(commentTexts)
  const language = useLanguage()
  const { type } = useFormHandle()
  const { values, own, nested, refresh } = useFieldOptions()
  const offered = [...own, ...nested.flatMap((group) => group.items)]
  const path = currentPath(values, field, items) ?? GONE
  const isMissing = path !== '' && !offered.some((option) => option.value === path)
  return (
    <NativeSelect
      name="comment.field"
      label={t('comments.about')}
      value={path}
      data={[
        { value: '', label: t('comments.wholeRecord') },
        ...own,
        ...nested,
        ...(isMissing ? [{ value: path, label: fieldTrail(type, field, language) }] : []),
      ]}
      onFocus={refresh}
      onChange={(event) => onChange(commentedField(values, event.currentTarget.value))}
    />
  )
}
