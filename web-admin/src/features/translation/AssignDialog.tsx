import { Button, Checkbox, Group, NativeSelect, Stack } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { isDay } from '@flou/shared/strings/calendar.ts'
import { messageText } from '@flou/shared/texts/messages.ts'
import type { TranslationRow } from '@flou/shared/translation/queue.ts'
import { useFailureText } from '../../core/api/useFailureText.ts'
import { notifyDone, notifyError } from '../../core/state/notify.ts'
import { translationTexts } from '../../core/texts/translation.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { DayInput } from '../../ui/DayInput.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { undoOf, useAssign, useTranslators } from './translationQuery.ts'

interface Props {
  rows: readonly TranslationRow[]
  onAssigned: () => void
  onClose: () => void
}

const UNCHANGED = ''
const UNASSIGNED = '0'

/** The common value of the rows; undefined if they differ. */
const common = <T,>([first, ...more]: readonly T[]): T | undefined =>
  more.every((one) => one === first) ? first : undefined

function OwnerSelect({ rows, owner, onChoose }: Pick<Props, 'rows'> & OwnerProps) {
  const t = useTextsOf(translationTexts)
  const { data = [] } = useTranslators([...new Set(rows.map(({ type }) => type))].toSorted())
  return (
    <NativeSelect
      name="owner"
      label={t('translation.column.owner')}
      description={t('translation.assignHint')}
      data-autofocus
      value={owner}
      data={[
        { value: UNCHANGED, label: t('translation.unchanged') },
        { value: UNASSIGNED, label: t('translation.owner.none') },
        ...data.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
  )
}
interface OwnerProps {
  owner: string
  onChoose: (owner: string) => void
}

function useSave({ rows, onAssigned, onClose }: Props) {
  const t = useTextsOf(translationTexts)
  const failureText = useFailureText()
  const assign = useAssign()
  const onError = (error: Error) => notifyError(failureText(error))
  const save = (values: { owner?: number | null; due?: string | null }) =>
    assign.mutate([{ tasks: rows, ...values }], {
      onSuccess: ({ assigned, missed }) => {
        const action = {
          label: t('translation.undo'),
          run: () => assign.mutate(undoOf(rows), { onError }),
        }
        notifyDone(
          t('translation.saved', { count: assigned }),
          missed > 0 ? t('translation.missed', { count: missed }) : '',
          assigned > 0 ? action : undefined,
        )
        onAssigned()
        onClose()
      },
      onError,
    })
  return { save, isBusy: assign.isPending }
}

/** Sets owner and due date of tasks; what is not touched stays. */
export function AssignDialog(props: Props) {
  const { rows, onClose } = props
  const t = useTextsOf(translationTexts)
  const language = useLanguage()
  const present = common(rows.map(({ due }) => due)) ?? ''
  const [owner, setOwner] = useState(UNCHANGED)
  const [due, setDue] = useState(present)
  const [isRemoved, setRemoved] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const { save, isBusy } = useSave(props)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isWrong = !isRemoved && due !== '' && !isDay(due)
    setRefused(isWrong)
    if (isWrong) return
    const nextDue = isRemoved ? null : due
    const values = {
      ...(owner !== UNCHANGED && { owner: owner === UNASSIGNED ? null : Number(owner) }),
      ...(nextDue !== '' && nextDue !== present && { due: nextDue }),
    }
    if (Object.keys(values).length > 0) save(values)
    else onClose()
  }
  return (
    <Dialog title={t('translation.assignTitle', { count: rows.length })} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <OwnerSelect rows={rows} owner={owner} onChoose={setOwner} />
          <DayInput
            name="due"
            label={t('translation.column.due')}
            day={due}
            disabled={isRemoved}
            error={isRefused && messageText('date', language)}
            onDay={setDue}
          />
          {rows.some((row) => row.due !== undefined) && (
            <Checkbox
              name="noDue"
              label={t('translation.noDue')}
              checked={isRemoved}
              onChange={({ currentTarget }) => setRemoved(currentTarget.checked)}
            />
          )}
        </Stack>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            {t('shell.cancel')}
          </Button>
          <Button type="submit" loading={isBusy}>
            {t('translation.save')}
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}
