import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { messageText, type MessageCode } from '@flou/shared/texts/messages.ts'
import { RELEASE_NAME_MAX, RELEASE_NOTE_MAX, type ReleaseRow } from '@flou/shared/releases/release.ts'
import { releaseScreenTexts } from '../../core/texts/releaseScreens.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { HourInput } from '../../fields/time/HourInput.tsx'
import { DayInput } from '../../ui/DayInput.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { readRelease, typedOf, type Errors, type ReleaseInput, type Typed } from './releaseInput.ts'

interface Props {
  /** Absent for a new release. */
  release?: ReleaseRow
  isBusy: boolean
  onSave: (input: ReleaseInput) => void
  onClose: () => void
}

function TimeInputs({
  typed,
  error,
  onType,
}: {
  typed: Typed
  error: string | undefined
  onType: (typed: Typed) => void
}) {
  const t = useTextsOf(releaseScreenTexts)
  const [resets, setResets] = useState(0)
  const clear = () => {
    setResets(resets + 1)
    onType({ ...typed, day: '', hour: '' })
  }
  return (
    <Group gap="xs" align="end">
      <DayInput
        name="releaseDay"
        flex="1 1 9rem"
        label={t('release.day')}
        description={t('release.dayHint')}
        day={typed.day}
        error={error}
        onDay={(day) => onType({ ...typed, day })}
      />
      <HourInput
        key={resets}
        name="releaseHour"
        w="8.25rem"
        label={t('release.hour')}
        time={typed.hour}
        onTime={(hour) => onType({ ...typed, hour })}
      />
      {(typed.day !== '' || typed.hour !== '') && (
        <Button variant="subtle" onClick={clear}>
          {t('release.clearTime')}
        </Button>
      )}
    </Group>
  )
}

/** Name, note and hour of a release. */
export function ReleaseDialog({ release, isBusy, onSave, onClose }: Props) {
  const t = useTextsOf(releaseScreenTexts)
  const language = useLanguage()
  const [typed, setTyped] = useState(() => typedOf(release))
  const [errors, setErrors] = useState<Errors>({})
  const textOf = (code: MessageCode | undefined) => code && messageText(code, language)
  const save = (event: FormEvent) => {
    event.preventDefault()
    const read = readRelease(typed, release?.publishAt)
    setErrors(read.errors)
    if (Object.keys(read.errors).length === 0) onSave(read.input)
  }
  return (
    <Dialog title={t(release ? 'release.editTitle' : 'releases.create')} onClose={onClose}>
      <form onSubmit={save} noValidate>
        <Stack gap="md">
          <TextInput
            name="releaseName"
            label={t('release.name')}
            description={t('release.nameHint')}
            required
            maxLength={RELEASE_NAME_MAX}
            autoComplete="off"
            data-autofocus
            value={typed.name}
            error={textOf(errors.name)}
            onChange={(event) => setTyped({ ...typed, name: event.currentTarget.value })}
          />
          <Textarea
            name="releaseNote"
            label={t('release.note')}
            description={t('release.noteHint')}
            autosize
            minRows={2}
            maxRows={8}
            maxLength={RELEASE_NOTE_MAX}
            autoComplete="off"
            value={typed.note}
            onChange={(event) => setTyped({ ...typed, note: event.currentTarget.value })}
          />
          <TimeInputs typed={typed} error={textOf(errors.day)} onType={setTyped} />
        </Stack>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            {t('shell.cancel')}
          </Button>
          <Button type="submit" loading={isBusy}>
            {t(release ? 'release.saveNow' : 'release.createNow')}
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}
