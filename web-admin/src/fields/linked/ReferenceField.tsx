import { useState } from 'react'
import type { FieldOf } from '@flou/shared/content/fields/kind.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { firstInteraction } from '../../ui/firstInteraction.ts'
import { valueAt } from '../../core/records/entries.ts'
import { useFieldInput } from '../form/FormContext.ts'
import { useObserved } from '../form/useObserved.ts'
import type { FieldProps } from '../fieldProps.ts'
import { RelatedRecordTools } from './RelatedRecordTools.tsx'
import { createEarlyInput } from './picker/earlyInput.ts'
import { PickerPlaceholder, type PickerProps } from './picker/PickerPlaceholder.tsx'

/** Heavy and not needed for reading: loaded on the first interaction. */
const ReferencePicker = lazyPart<PickerProps>(
  async () => (await import('./picker/ReferencePicker.tsx')).ReferencePicker,
  { Placeholder: PickerPlaceholder, after: firstInteraction },
)

export function ReferenceField({ field, path, label, error }: FieldProps<FieldOf<'reference'>>) {
  const { setValue } = useFieldInput<number>(path)
  const id = useObserved((values) => Number(valueAt(values, path) ?? 0))
  const [earlyInput] = useState(createEarlyInput)
  return (
    <>
      <ReferencePicker
        name={path}
        type={field.to}
        label={label}
        error={error}
        isRequired={field.required}
        id={id}
        onChange={setValue}
        earlyInput={earlyInput}
      />
      <RelatedRecordTools
        type={field.to}
        label={label}
        chosen={id > 0 ? [{ id, title: '' }] : []}
        onCreated={setValue}
      />
    </>
  )
}
