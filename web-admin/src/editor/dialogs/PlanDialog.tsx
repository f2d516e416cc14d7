import { Button, Group, Input, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { PLANNED_ACTIONS, type NewTimes, type PlannedAction, type PlannedTimes } from '@flou/shared/api.ts'
import { messageText, type MessageCode } from '@flou/shared/texts/messages.ts'
import { plannedTexts } from '../../core/texts/planned.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { HourInput } from '../../fields/time/HourInput.tsx'
import { DayInput } from '../../ui/DayInput.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { readTimes, typedTimesOf, type TypedTime } from './plannedInput.ts'

interface TimeProps {
  action: PlannedAction
  value: TypedTime
  hint: string | undefined
  wrong: MessageCode | undefined
  onChange: (value: TypedTime) => void
}

function TimeInput({ action, value, hint, wrong, onChange }: TimeProps) {
  const t = useTextsOf(plannedTexts)
  const language = useLanguage()
  const error = wrong && messageText(wrong, language)
  const name = t(`plan.${action}`)
  const [resets, setResets] = useState(0)
  const clear = () => {
    setResets(resets + 1)
    onChange({ day: '', hour: '' })
  }
  return (
    <Input.Wrapper label={name} labelProps={{ htmlFor: `plan-${action}` }} description={hint} error={error}>
      <Group gap="xs">
        <DayInput
          id={`plan-${action}`}
          name={`plan.${action}`}
          flex="1 1 9rem"
          error={Boolean(error)}
          day={value.day}
          onDay={(day) => onChange({ ...value, day })}
        />
        <HourInput
          key={resets}
          name={`plan.${action}.hour`}
          w="8.25rem"
          aria-label={t('plan.hourOf', { name })}
          error={Boolean(error)}
          time={value.hour}
          onTime={(hour) => onChange({ ...value, hour })}
        />
        {(value.day !== '' || value.hour !== '') && (
          <Button variant="subtle" aria-label={t('plan.clearOf', { name })} onClick={clear}>
            {t('plan.clear')}
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  )
}

interface Props {
  planned: PlannedTimes | undefined
  actions: readonly PlannedAction[]
  needsApproval: boolean
  isBusy: boolean
  onPlan: (times: NewTimes) => void
  onClose: () => void
}

export function PlanDialog({ planned, actions, needsApproval, isBusy, onPlan, onClose }: Props) {
  const t = useTextsOf(plannedTexts)
  const [typed, setTyped] = useState(() => typedTimesOf(planned))
  const [errors, setErrors] = useState<ReturnType<typeof readTimes>['errors']>({})
  const plan = () => {
    const read = readTimes(typed, planned, new Date())
    const isEmpty = planned === undefined && PLANNED_ACTIONS.every((action) => !read.times[action])
    const wrong = isEmpty ? { publish: 'date' as const, ...read.errors } : read.errors
    setErrors(wrong)
    if (Object.keys(wrong).length === 0) onPlan(read.times)
  }
  const hints = { publish: t(needsApproval ? 'plan.sendHint' : 'plan.publishHint'), unpublish: undefined }
  return (
    <Dialog title={t('plan.open')} onClose={onClose}>
      <Stack gap="md">
        <Text size="sm">{t('plan.hint')}</Text>
        {actions.map((action) => (
          <TimeInput
            key={action}
            action={action}
            value={typed[action]}
            hint={hints[action]}
            wrong={errors[action]}
            onChange={(value) => setTyped({ ...typed, [action]: value })}
          />
        ))}
      </Stack>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('plan.cancel')}
        </Button>
        <Button loading={isBusy} onClick={plan}>
          {t('plan.save')}
        </Button>
      </Group>
    </Dialog>
  )
}
