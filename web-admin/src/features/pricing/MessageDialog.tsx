import { Button, Group } from '@mantine/core'
import { Link } from 'react-router'
import type { EstimateListRow } from '@flou/shared/pricing/estimate/saved.ts'
import { messageText } from '@flou/shared/texts/messages.ts'
import { contactMessage } from '@flou/shared/forms/forms/contactMessage.ts'
import { referenceOf } from '@flou/shared/inbox/inbox.ts'
import { useFailureText } from '../../core/api/useFailureText.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useOffice } from '../../core/offices/OfficeContext.ts'
import { detailUrl } from '../../core/offices/useUnread.ts'
import { estimatesTexts } from '../../core/texts/pricing.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { MessageField } from './MessageField.tsx'
import { listVisibleFields, useMessageForm } from './useMessageForm.ts'
import { FieldHint } from '../../ui/FieldHint.tsx'
import classes from './Estimates.module.css'

type FormState = ReturnType<typeof useMessageForm>

export function useMessageUrl(): (id: string) => string {
  const { office } = useOffice()
  return (id) => detailUrl(office, contactMessage.key, id)
}

function Failure({ form: { error, errors, existingId } }: { form: FormState }) {
  const t = useTextsOf(estimatesTexts)
  const language = useLanguage()
  const failureText = useFailureText()
  const urlOf = useMessageUrl()
  const areFieldsWrong = Object.keys(errors).length > 0
  if (!areFieldsWrong && !error) return null
  return (
    <Banner tone="bad" mb="sm">
      {areFieldsWrong ? messageText('checkFields', language) : failureText(error)}{' '}
      {existingId !== undefined && <Link to={urlOf(existingId)}>{t('estimates.openMessage')}</Link>}
    </Banner>
  )
}

function MessageCreated({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTextsOf(estimatesTexts)
  const urlOf = useMessageUrl()
  return (
    <>
      <p role="status">{t('estimates.messageMade', { reference: referenceOf(id) })}</p>
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          {t('estimates.close')}
        </Button>
        <Button component={Link} to={urlOf(id)} ref={(link) => link?.focus()}>
          {t('estimates.openMessage')}
        </Button>
      </Group>
    </>
  )
}

function MessageForm({ form, onClose }: { form: FormState; onClose: () => void }) {
  const t = useTextsOf(estimatesTexts)
  const { typed, type, errors, submit, formRef, isPending } = form
  return (
    <form ref={formRef} onSubmit={submit} noValidate>
      <FieldHint>{t('estimates.messageHint')}</FieldHint>
      <Failure form={form} />
      <div className={classes.fields}>
        {listVisibleFields(typed).map(([name, field], index) => (
          <div key={name} data-wide={field.kind === 'longText' || undefined}>
            <MessageField
              name={name}
              field={field}
              value={typed[name] ?? ''}
              problem={errors[name]}
              isFirst={index === 0}
              onType={(text) => type(name, text)}
            />
          </div>
        ))}
      </div>
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          {t('estimates.cancel')}
        </Button>
        <Button type="submit" loading={isPending}>
          {t('estimates.send')}
        </Button>
      </Group>
    </form>
  )
}

interface Props {
  row: EstimateListRow
  onClose: () => void
}

/**
 * Creates a contact message for an estimate with the rules of the public form. Typed values survive closing
 * the dialog.
 */
export function MessageDialog({ row, onClose }: Props) {
  const t = useTextsOf(estimatesTexts)
  const form = useMessageForm(row)
  const name = row.name || t('estimates.unnamed')
  return (
    <Dialog
      title={t('estimates.messageTitle', { name })}
      onClose={onClose}
      isWide={form.createdId === undefined}
    >
      {form.createdId === undefined ? (
        <MessageForm form={form} onClose={onClose} />
      ) : (
        <MessageCreated id={form.createdId} onClose={onClose} />
      )}
    </Dialog>
  )
}
