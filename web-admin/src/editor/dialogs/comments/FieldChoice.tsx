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
import { declarationAt, nestedFields } from './commentedField.ts'

interface Props {
  value: string
  onChange: (field: string) => void
}

/** Fields of the record, then those of each group and item. */
function useFieldOptions() {
  const language = useLanguage()
  const { type, form } = useFormHandle()
  const [values, setValues] = useState(form.getValues)
  const shape = formShape(type)
  const optionOf = (path: string) => ({
    value: path,
    label: fieldLabel(type.key, path.slice(path.lastIndexOf('.') + 1))[language],
  })
  const groupOf = (container: string) => {
    const declaration = /\d$/.test(container) ? declarationAt(shape, container) : undefined
    const name = declaration && itemName(declaration, valueAt(values, container), language)
    const trail = fieldTrail(type, container, language)
    return name ? `${trail}: ${name}` : trail
  }
  return {
    own: [...Object.keys(shape.localized), ...Object.keys(shape.fields)].map(optionOf),
    nested: [...nestedFields(shape, values)].map(([container, paths]) => ({
      group: groupOf(container),
      items: paths.map(optionOf),
    })),
    refresh: () => setValues(form.getValues()),
  }
}

export function FieldChoice({ value, onChange }: Props) {
  const t = useTextsOf(commentTexts)
  const language = useLanguage()
  const { type } = useFormHandle()
  const { own, nested, refresh } = useFieldOptions()
  const offered = [...own, ...nested.flatMap(({ items }) => items)]
  const isMissing = value !== '' && !offered.some((option) => option.value === value)
  return (
    <NativeSelect
      name="comment.field"
      label={t('comments.about')}
      value={value}
      data={[
        { value: '', label: t('comments.wholeRecord') },
        ...own,
        ...nested,
        ...(isMissing ? [{ value, label: fieldTrail(type, value, language) }] : []),
      ]}
      onFocus={refresh}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
