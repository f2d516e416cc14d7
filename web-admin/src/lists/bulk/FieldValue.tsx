import { NativeSelect } from '@mantine/core'
import { bulkEditTexts } from '../../core/texts/bulkEdit.ts'
import { filterTexts } from '../../core/texts/listFilters.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { RecordSelect } from '../../fields/linked/picker/RecordSelect.tsx'
import { RecordsSelect } from '../../fields/linked/picker/RecordsSelect.tsx'
import { useChoices } from '../../fields/linked/picker/useChoices.ts'
import { DayFilter } from '../../ui/filters/DayFilter.tsx'
import { choicesOf, idsIn, relatedType, type EditableField } from './editableFields.ts'

const TEXTS = { ...bulkEditTexts, ...filterTexts }

interface Props {
  edited: EditableField
  text: string
  onChange: (text: string, label: string) => void
}

function RelationValue({ edited: { field, name, label }, text, onChange }: Props) {
  const t = useTextsOf(TEXTS)
  const ids = idsIn(text)
  const choices = useChoices({ type: relatedType(field), ids, language: useLanguage() })
  const choose = (chosen: readonly number[]) => {
    const titles = chosen.map((id) => choices.choices.find(({ value }) => value === String(id))?.label ?? id)
    onChange(chosen.join(), titles.join(', '))
  }
  const shared = { name, choices, comboboxProps: { withinPortal: false } }
  return field.kind === 'references' ? (
    <RecordsSelect {...shared} label={label} ids={ids} onChange={choose} />
  ) : (
    <RecordSelect
      {...shared}
      label={t('bulk.edit.value')}
      id={ids[0] ?? 0}
      onChange={(chosen) => choose(chosen > 0 ? [chosen] : [])}
    />
  )
}

export function FieldValue(props: Props) {
  const t = useTextsOf(TEXTS)
  const language = useLanguage()
  const { edited, text, onChange } = props
  const { field, name } = edited
  if (field.kind === 'reference' || field.kind === 'references') return <RelationValue {...props} />
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
