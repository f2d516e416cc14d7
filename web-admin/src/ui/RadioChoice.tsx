import { Radio, Stack } from '@mantine/core'
import '@mantine/core/styles/Radio.css'

interface Props<V extends string> {
  name: string
  label: string
  value: V | undefined
  choices: readonly { value: V; label: string }[]
  error?: string | undefined
  onChange: (value: V) => void
}

export function RadioChoice<V extends string>({ name, label, value, choices, error, onChange }: Props<V>) {
  return (
    <Radio.Group
      name={name}
      label={label}
      value={value ?? ''}
      error={error}
      onChange={(chosen) => {
        const found = choices.find((choice) => choice.value === chosen)
        if (found) onChange(found.value)
      }}
    >
      <Stack gap="xs" my="xs">
        {choices.map((choice) => (
          <Radio key={choice.value} value={choice.value} label={choice.label} />
        ))}
      </Stack>
    </Radio.Group>
  )
}
