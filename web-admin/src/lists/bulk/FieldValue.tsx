import { NativeSelect } from '@mantine/core'
import { filterTexts } from '../../core/texts/listFilters.ts'
import { listTexts } from '../../core/texts/lists.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { RecordSelect } from '../../fields/linked/picker/RecordSelect.tsx'
import { useChoices } from '../../fields/linked/picker/useChoices.ts'
import { DayFilter } from '../../ui/filters/DayFilter.tsx'
import { choicesOf, isRelation, relatedType, type EditableField } from './editableFields.ts'

const TEXTS = { ...listTexts, ...filterTexts }

interface Props {
  edited: EditableField
  text: string
  onChange: (text: string, label: string) => void
}

function RelationValue({ edited: { field, name }, text, onChange }: Props) {
  const t = useTextsOf(TEXTS)
  const id = Number(text)
  const choices = useChoices({ type: relatedType(field), ids: id > 0 ? [id] : [], language: useLanguage() })
  return (
    <RecordSelect
      name={name}
      label={t(field.kind === 'references' ? 'bulk.edit.added' : 'bulk.edit.value')}
      comboboxProps={{ withinPortal: false }}
      choices={choices}
      id={id}
      onChange={(chosen) => {
        const title = choices.choices.find(({ value }) => value === String(chosen))?.label ?? ''
        onChange(chosen > 0 ? String(chosen) : '', title)
      }}
    />
  )
}

export function FieldValue(props: Props) {
  const t = useTextsOf(TEXTS)
  const language = useLanguage()
  const { edited, text, onChange } = props
  const { field, name } = edited
  if (isRelation(field)) return <RelationValue {...props} />
  if (field.kind === 'date') {
    return (
      <DayFilter name={name} label={t('bulk.edit.value')} day={text} onChange={(day) => onChange(day, day)} />
    )
  }
  const options =
    field.kind === 'toggle'
      ? (['true', 'false'] as const).map((value) => ({ value, label: t(`filter.${value}`) }))
      : choicesOf(field).map(({ value, label }) => ({ value: String(value), label: label[language] }))
  return (
    <NativeSelect
      name={name}
      label={t('bulk.edit.value')}
      value={text}
      data={[{ value: '', label: '–' }, ...options]}
      onChange={({ currentTarget: { value } }) =>
        onChange(value, options.find((option) => option.value === value)?.label ?? '')
      }
    />
  )
}
