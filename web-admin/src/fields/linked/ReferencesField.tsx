import { useState } from 'react'
import type { FieldOf } from '@flou/shared/content/fields/kind.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { useLanguage } from '../../core/texts/useText.ts'
import { useFieldInput } from '../form/FormContext.ts'
import type { FieldProps } from '../fieldProps.ts'
import { LimitMessage } from '../nested/limit/AddEntry.tsx'
import { useListLimit } from '../nested/limit/useListLimit.ts'
import { RelatedRecordTools } from './RelatedRecordTools.tsx'
import { RecordsSelect } from './picker/RecordsSelect.tsx'
import { useChoices } from './picker/useChoices.ts'

export function ReferencesField({ field, path, label, error }: FieldProps<FieldOf<'references'>>) {
  const { initial, setValue } = useFieldInput<number[]>(path)
  const [ids, setIds] = useState(initial)
  const limit = useListLimit(LIMITS.items, ids.length)
  const choices = useChoices({ type: field.to, ids, language: useLanguage() })
  const set = (next: number[]) => {
    setIds(next)
    setValue(next)
  }
  return (
    <>
      <RecordsSelect
        name={path}
        label={label}
        error={error}
        withAsterisk={field.required}
        choices={choices}
        ids={ids}
        onChange={set}
      />
      <LimitMessage limit={limit} />
      <RelatedRecordTools
        type={field.to}
        label={label}
        chosen={choices.choices
          .filter(({ value }) => ids.includes(Number(value)))
          .map(({ value, label: title }) => ({ id: Number(value), title }))}
        onCreated={(id) => {
          if (ids.length < LIMITS.items) set([...ids, id])
        }}
      />
    </>
  )
}
