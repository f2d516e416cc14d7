import { PasswordInput } from '@mantine/core'
import { useState, type ChangeEvent } from 'react'
import type { FieldOf } from '@flou/shared/content/fields/kind.ts'
import { fieldTexts } from '../../core/texts/fields.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { useFormHandle } from '../form/FormContext.ts'
import { AccountName } from '../../ui/account/AccountName.tsx'
import type { FieldProps } from '../fieldProps.ts'
import { PasswordStrength } from './PasswordStrength.tsx'
import { useTextInput } from './useTextInput.ts'

/** Write-only; empty keeps the stored password. New users get an invitation instead. */
export function PasswordField(props: FieldProps<FieldOf<'password'>>) {
  const t = useTextsOf(fieldTexts)
  const { form, mode } = useFormHandle()
  const { onChange, ...input } = useTextInput(props)
  const [value, setValue] = useState(input.defaultValue)
  const hint = value === '' ? t('field.keepPassword') : <PasswordStrength value={value} />
  const { email } = form.getValues()
  if (mode === 'create') return null
  return (
    <>
      {typeof email === 'string' && <AccountName name={`${props.path}.account`} email={email} />}
      <PasswordInput
        {...input}
        autoComplete="new-password"
        description={props.field.confirms === undefined ? hint : undefined}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          setValue(event.currentTarget.value)
          onChange(event)
        }}
      />
    </>
  )
}
