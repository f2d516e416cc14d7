import { Group, Input } from '@mantine/core'
import { useId, useState } from 'react'
import type { FieldOf } from '@flou/shared/content/fields/kind.ts'
import { fieldTexts } from '../../core/texts/fields.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { useFieldInput } from '../form/FormContext.ts'
import { fromJakarta, toJakarta } from '../../core/records/jakartaTime.ts'
import type { FieldProps } from '../fieldProps.ts'
import { DayInput } from '../../ui/DayInput.tsx'
import { HourInput } from './HourInput.tsx'

const partsOf = (wallClock: string) => {
  const [day = '', hour = ''] = wallClock.split('T')
  return { day, hour }
}

/** Input in Jakarta time, stored in UTC. Half-filled values stay as typed, and are refused on save. */
export function DateTimeField({ field, path, label, error }: FieldProps<FieldOf<'dateTime'>>) {
  const id = useId()
  const language = useLanguage()
  const t = useTextsOf(fieldTexts)
  const { initial, setValue } = useFieldInput<string>(path)
  const [parts, setParts] = useState(() => partsOf(toJakarta(initial) || initial))
  const change = (changed: Partial<typeof parts>) => {
    const { day, hour } = { ...parts, ...changed }
    setParts({ day, hour })
    const typed = `${day}T${hour}`
    setValue(typed === 'T' ? '' : fromJakarta(typed) || typed)
  }
  return (
    <Input.Wrapper
      id={id}
      label={label}
      description={[t('field.jakarta'), field.hint?.[language]].filter(Boolean).join(' · ')}
      error={error}
      withAsterisk={field.required}
    >
      <Group gap="xs" wrap="nowrap">
        <DayInput
          id={id}
          name={path}
          flex={1}
          error={Boolean(error)}
          day={parts.day}
          onDay={(day) => change({ day })}
        />
        <HourInput
          name={`${path}.hour`}
          w="8.25rem"
          aria-label={t('field.hourOf', { name: label })}
          error={Boolean(error)}
          time={parts.hour}
          onTime={(hour) => change({ hour })}
        />
      </Group>
    </Input.Wrapper>
  )
}
