import { useState } from 'react'
import type { FieldOf } from '@flou/shared/content/fields/kind.ts'
import { later } from '../../../elements/later.tsx'
import { personHere } from '../../../elements/personHere.ts'
import { useFieldInput } from '../../form/FormContext.ts'
import type { FieldProps } from '../fieldProps.ts'
import { CreateLink } from './CreateLink.tsx'
import { createBegun } from './picker/begun.ts'
import { PickerStandIn, type PickerProps } from './picker/PickerStandIn.tsx'

/** A heavy part that nobody needs to read a form: it is fetched when a person begins to do something. */
const ReferencePicker = later<PickerProps>(
  async () => (await import('./picker/ReferencePicker.tsx')).ReferencePicker,
  { Waiting: PickerStandIn, after: personHere },
)

/** One record of another type, found by its title. */
export function ReferenceField({ field, path, label, error }: FieldProps<FieldOf<'reference'>>) {
  const { initial, change } = useFieldInput<number>(path)
  const [id, setId] = useState(initial)
  const [begun] = useState(createBegun)
  return (
    <>
      <ReferencePicker
        type={field.to}
        label={label}
        error={error}
        isRequired={field.required}
        id={id}
        onChange={(next) => {
          setId(next)
          change(next)
        }}
        begun={begun}
      />
      <CreateLink type={field.to} />
    </>
  )
}
