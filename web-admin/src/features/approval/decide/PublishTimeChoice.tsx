import { Stack } from '@mantine/core'
import { messageText, type MessageCode } from '@flou/shared/texts/messages.ts'
import { plannedText } from '../../../core/records/timeText.ts'
import { DayInput } from '../../../ui/DayInput.tsx'
import { RadioChoice } from '../../../ui/RadioChoice.tsx'
import { reviewTexts } from '../../../core/texts/approvalReview.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { TIME_CHOICES, type PublishTime } from './publishTime.ts'

interface Props {
  value: PublishTime
  /** Planned day or instant; absent if it has passed. */
  planned: string | undefined
  today: string
  wrong: MessageCode | undefined
  onChange: (value: PublishTime) => void
}

export function PublishTimeChoice({ value, planned, today, wrong, onChange }: Props) {
  const t = useTextsOf(reviewTexts)
  const language = useLanguage()
  const texts = {
    planned: t('time.planned', { day: planned === undefined ? '' : plannedText(planned, language) }),
    now: t('time.now'),
    other: t('time.other'),
  }
  return (
    <Stack gap="sm">
      <RadioChoice
        name="publishTime"
        label={t('time.label')}
        value={value.choice}
        choices={TIME_CHOICES.filter((one) => one !== 'planned' || planned !== undefined).map((one) => ({
          value: one,
          label: texts[one],
        }))}
        onChange={(choice) => onChange({ ...value, choice })}
      />
      {value.choice === 'other' && (
        <DayInput
          name="publishDay"
          label={t('time.day')}
          description={t('time.dayHint')}
          min={today}
          day={value.day}
          error={wrong === undefined ? undefined : messageText(wrong, language)}
          onDay={(day) => onChange({ ...value, day })}
        />
      )}
    </Stack>
  )
}
