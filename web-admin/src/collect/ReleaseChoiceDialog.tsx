import { Button, Group, Skeleton, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { messageText } from '@flou/shared/texts/messages.ts'
import { RELEASE_NAME_MAX, type ReleaseOfRecord, type ReleaseRow } from '@flou/shared/releases/release.ts'
import type { ReleaseRef, ReleaseSubject } from '../core/records/releaseItems.ts'
import { openReleases, useCreateRelease, useReleases, useReleasesOf } from '../core/records/useReleases.ts'
import { releaseTexts } from '../core/texts/releases.ts'
import { useLanguage, useTextsOf, type TextsOf } from '../core/texts/useText.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { FieldHint } from '../ui/FieldHint.tsx'
import { RadioChoice } from '../ui/RadioChoice.tsx'
import { LoadFailure } from '../ui/screen/LoadFailure.tsx'

/** Value of the choice that creates a release. */
const NEW = 'new'

function choiceText(
  { id, name, itemCount }: ReleaseRow,
  present: readonly ReleaseOfRecord[],
  t: TextsOf<typeof releaseTexts>,
): string {
  if (present.some(({ releaseId, isAbove }) => releaseId === id && !isAbove))
    return t('release.choiceReplaces', { name })
  return t('release.choice', { name, count: itemCount })
}

interface Props {
  /** Absent for a new record. */
  subject?: ReleaseSubject | undefined
  isBusy?: boolean
  onChoose: (release: ReleaseRef) => void
  onClose: () => void
}

function useChoice({ subject, onChoose }: Omit<Props, 'onClose'>) {
  const { data, error, refetch } = useReleases()
  const { data: present = [] } = useReleasesOf(subject)
  const create = useCreateRelease()
  const open = openReleases(data)
  const [chosen, setChosen] = useState<string>()
  const [name, setName] = useState('')
  const [isMissing, setMissing] = useState(false)
  const choice = chosen ?? open[0]?.id ?? NEW
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const release = open.find(({ id }) => id === choice)
    if (release) return onChoose(release)
    if (name.trim() === '') return setMissing(true)
    return create.mutate({ name: name.trim() }, { onSuccess: onChoose })
  }
  return {
    isLoaded: data !== undefined,
    error,
    refetch,
    present,
    create,
    open,
    choice,
    setChosen,
    name,
    setName,
    isMissing,
    submit,
  }
}

/** Chooses an open release, or creates one. */
export function ReleaseChoiceDialog({ isBusy = false, onClose, ...props }: Props) {
  const t = useTextsOf(releaseTexts)
  const language = useLanguage()
  const { open, choice, name, ...of } = useChoice(props)
  const choices = [
    ...open.map((release) => ({ value: release.id, label: choiceText(release, of.present, t) })),
    { value: NEW, label: t('release.new') },
  ]
  return (
    <Dialog title={t('release.addTitle')} onClose={onClose}>
      <form onSubmit={of.submit} noValidate>
        <FieldHint>{t('release.addHint')}</FieldHint>
        {of.error && <LoadFailure error={of.error} title={t('release.failed')} onRetry={of.refetch} />}
        {!of.isLoaded && !of.error && <Skeleton height={80} my="sm" />}
        {of.isLoaded && open.length > 0 && (
          <RadioChoice
            name="release"
            label={t('release.choose')}
            value={choice}
            choices={choices}
            onChange={of.setChosen}
          />
        )}
        {of.isLoaded && choice === NEW && (
          <TextInput
            name="releaseName"
            label={t('release.name')}
            description={t('release.nameHint')}
            maxLength={RELEASE_NAME_MAX}
            autoComplete="off"
            data-autofocus
            value={name}
            error={of.isMissing && name.trim() === '' ? messageText('required', language) : undefined}
            onChange={(event) => of.setName(event.currentTarget.value)}
          />
        )}
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            {t('shell.cancel')}
          </Button>
          <Button type="submit" disabled={!of.isLoaded} loading={isBusy || of.create.isPending}>
            {t('release.addNow')}
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}
