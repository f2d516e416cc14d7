import { ISO_CODE } from '@flou/shared/locale.ts'
import { useColumnLanguage, useFormHandle } from '../form/FormContext.ts'
import type { FieldProps } from '../fieldProps.ts'
import { selectSample } from './selectSample.ts'

export function useTextInput({ field, path, label, error }: FieldProps) {
  const { form } = useFormHandle()
  const column = useColumnLanguage()
  const { defaultValue, onChange } = form.getInputProps(path, { withError: false })
  return {
    name: path,
    label,
    error,
    defaultValue: typeof defaultValue === 'string' ? defaultValue : '',
    onChange,
    onFocus: selectSample,
    // for spell checking and screen readers
    ...(column && { lang: ISO_CODE[column] }),
    withAsterisk: field.required,
    'aria-required': field.required,
  }
}
