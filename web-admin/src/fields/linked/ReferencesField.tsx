import type { FieldOf } from '@flou/shared/content/fields/kind.ts'
import type { FormValues } from '../../core/records/formErrors.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { useLanguage } from '../../core/texts/useText.ts'
import { valueAt } from '../../core/records/entries.ts'
import { useFieldInput, useFormHandle } from '../form/FormContext.ts'
import { useObserved } from '../form/useObserved.ts'
import type { FieldProps } from '../fieldProps.ts'
import { LimitMessage } from '../nested/limit/AddEntry.tsx'
import { useListLimit } from '../nested/limit/useListLimit.ts'
import { RelatedRecordTools } from './RelatedRecordTools.tsx'
import { RecordsSelect } from './picker/RecordsSelect.tsx'
import { useChoices } from './picker/useChoices.ts'

export function ReferencesField({ field, path, label, error }: FieldProps<FieldOf<'references'>>) {
  const { setValue } = useFieldInput<number[]>(path)
  const { form } = useFormHandle()
  const readIds = (values: FormValues) => (valueAt(values, path) ?? []) as number[]
  const ids = useObserved(readIds)
  const limit = useListLimit(LIMITS.items, ids.length)
  const choices = useChoices({ type: field.to, ids, language: useLanguage() })
  return (
    <>
      <RecordsSelect
        name={path}
        label={label}
        error={error}
        withAsterisk={field.required}
        choices={choices}
        ids={ids}
        onChange={setValue}
      />
      <LimitMessage limit={limit} />
      <RelatedRecordTools
        type={field.to}
        label={label}
        chosen={choices.choices
          .filter(({ value }) => ids.includes(Number(value)))
          .map(({ value, label: title }) => ({ id: Number(value), title }))}
        onCreated={(id) => {
          const now = readIds(form.getValues())
          if (now.length < LIMITS.items) setValue([...now, id])
        }}
      />
    </>
  )
}
