import { Button, Group, Text } from '@mantine/core'
import type { ChangeDetail } from '@flou/shared/changes/detail.ts'
import { Dialog } from '../../elements/Dialog.tsx'
import { pendingTexts } from '../../texts/content/pending.ts'
import { useTextsOf } from '../../texts/useTextsOf.ts'
import { useFormHandle } from '../form/FormContext.ts'
import { formValues } from '../form/recordValues.ts'
import { withWaitingText } from './merge.ts'

interface Props {
  change: ChangeDetail
  onClose: () => void
}

/** Asks before an approver brings the fields of a waiting change request into the form; nothing is saved by it. */
export function MergeDialog({ change, onClose }: Props) {
  const t = useTextsOf(pendingTexts)
  const { form, type } = useFormHandle()
  const merge = () => {
    const stateOf = (fields: ChangeDetail['after']) =>
      formValues(type.shape, { ...fields }, new Date(change.updated))
    const states = { base: stateOf(change.before), theirs: stateOf(change.after), mine: form.getValues() }
    form.setValues(withWaitingText(type.shape, states))
    onClose()
  }
  return (
    <Dialog title={t('useText.ask', { name: change.author.name })} onClose={onClose}>
      <Text size="sm">{t('useText.hint', { name: change.author.name })}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('pending.cancel')}
        </Button>
        <Button onClick={merge}>{t('useText.start')}</Button>
      </Group>
    </Dialog>
  )
}
