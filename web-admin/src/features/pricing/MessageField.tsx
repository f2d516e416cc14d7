import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { messageText } from '@flou/shared/texts/messages.ts'
import {
  COUNTED_KINDS,
  OTHER_LOCATION,
  type FormField,
  type FormFieldKind,
} from '@flou/shared/forms/fields.ts'
import { PROVINCES } from '@flou/shared/forms/provinces.ts'
import { estimatesTexts } from '../../core/texts/pricing.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'

interface Props {
  name: string
  field: FormField
  value: string
  /** Message code. */
  problem: string | undefined
  isFirst: boolean
  onType: (text: string) => void
}

const TYPES: Partial<Record<FormFieldKind, string>> = { email: 'email', phone: 'tel' }

/** Contact form field; autofill is off because staff enter another person's details. */
export function MessageField({ name, field, value, problem, isFirst, onType }: Props) {
  const t = useTextsOf(estimatesTexts)
  const language = useLanguage()
  const attributes = {
    name,
    value,
    label: field.label[language],
    description: field.mayBeEmpty?.[language],
    required: field.required,
    autoComplete: 'off',
    error: problem === undefined ? undefined : messageText(problem, language),
    'data-autofocus': isFirst || undefined,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onType(currentTarget.value),
  }
  if (field.kind === 'longText') return <Textarea {...attributes} autosize minRows={5} maxRows={12} />
  if (field.kind === 'state') {
    const provinces = PROVINCES.map((province) => ({ value: province, label: province }))
    const data = [
      { value: '', label: t('estimates.choose') },
      ...provinces,
      { value: OTHER_LOCATION, label: t('estimates.other') },
    ]
    return <NativeSelect {...attributes} data={data} />
  }
  return (
    <TextInput
      {...attributes}
      type={TYPES[field.kind] ?? 'text'}
      maxLength={COUNTED_KINDS.has(field.kind) ? undefined : field.max}
    />
  )
}
