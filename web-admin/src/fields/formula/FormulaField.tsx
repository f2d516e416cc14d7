import { TextInput } from '@mantine/core'
import { useState } from 'react'
import type { FormulaNumbers } from '@flou/shared/pricing/formula/check.ts'
import { RUPIAH_SCALE } from '../../core/records/amounts.ts'
import { useFormHandle } from '../form/FormContext.ts'
import type { FieldProps } from '../fieldProps.ts'
import { useTextInput } from '../text/useTextInput.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'

const WorkedExample = lazyPart(async () => (await import('./WorkedExample.tsx')).WorkedExample)

function formulaValuesOf({ price, billingItemValue }: Record<string, unknown>): Partial<FormulaNumbers> {
  const isAmount = (value: unknown): value is number => typeof value === 'number' && value > 0
  return {
    ...(isAmount(price) && { price: price / RUPIAH_SCALE }),
    ...(isAmount(billingItemValue) && { billingItemValue }),
  }
}

export function FormulaField(props: FieldProps) {
  const { form, type } = useFormHandle()
  const { onChange, ...input } = useTextInput(props)
  const [text, setText] = useState(input.defaultValue)
  return (
    <>
      <TextInput
        {...input}
        autoComplete="off"
        spellCheck={false}
        classNames={{ input: 'code' }}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => {
          setText(event.currentTarget.value)
          onChange(event)
        }}
      />
      <WorkedExample text={text} type={type} recordValues={formulaValuesOf(form.getValues())} />
    </>
  )
}
