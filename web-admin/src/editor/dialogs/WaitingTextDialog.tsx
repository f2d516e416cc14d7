import { Button, Group, Text } from '@mantine/core'
import type { ChangeRequestDetail } from '@flou/shared/approval/changeRequestDetail.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { changeRequestTexts } from '../../core/texts/recordState.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { useFormHandle } from '../../fields/form/FormContext.ts'
import { formValues } from '../../core/records/recordValues.ts'
import { withWaitingText } from './merge.ts'

interface Props {
  changeRequest: ChangeRequestDetail
  onClose: () => void
}

export function WaitingTextDialog({ changeRequest, onClose }: Props) {
  const t = useTextsOf(changeRequestTexts)
  const { form, type } = useFormHandle()
  const merge = () => {
    const toValues = (fields: ChangeRequestDetail['after']) =>
      formValues(type.declaration, { ...fields }, new Date(changeRequest.updated))
    const states = {
      base: toValues(changeRequest.before),
      theirs: toValues(changeRequest.after),
      mine: form.getValues(),
    }
    form.setValues(withWaitingText(type.declaration, states))
    onClose()
  }
  return (
    <Dialog title={t('useText.ask', { name: changeRequest.author.name })} onClose={onClose}>
      <Text size="sm">{t('useText.hint', { name: changeRequest.author.name })}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('pending.cancel')}
        </Button>
        <Button onClick={merge}>{t('useText.start')}</Button>
      </Group>
    </Dialog>
  )
}
