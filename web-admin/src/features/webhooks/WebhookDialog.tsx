import { Button, Checkbox, Group, MultiSelect, Stack, TextInput } from '@mantine/core'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { messageText } from '@flou/shared/texts/messages.ts'
import { WEBHOOK_EVENTS, WEBHOOK_NAME_MAX, WEBHOOK_URL_MAX, type Webhook } from '@flou/shared/webhooks.ts'
import { isApiError } from '../../core/api/apiError.ts'
import { useFailureText } from '../../core/api/useFailureText.ts'
import { notifySuccess } from '../../core/state/notify.ts'
import { webhookTexts } from '../../core/texts/webhooks.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { formText } from '../accounts/signIn/SignInForm.tsx'
import { SecretOnce } from '../../ui/account/SecretOnce.tsx'
import { Banner } from '../../ui/Banner.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { contentTypeGroups } from './contentTypes.ts'
import { useSaveWebhook } from './useWebhooks.ts'

interface Chosen {
  events: readonly string[]
  types: readonly string[]
}

interface InputsProps {
  webhook: Webhook | undefined
  error: unknown
  chosen: Chosen
  onChange: (chosen: Chosen) => void
}

function Inputs({ webhook, error, chosen, onChange }: InputsProps) {
  const t = useTextsOf(webhookTexts)
  const language = useLanguage()
  const failureText = useFailureText()
  const fields: Readonly<Record<string, string>> = isApiError(error) ? error.fields : {}
  const problemOf = (field: string) => fields[field] && messageText(fields[field], language)
  return (
    <Stack gap="sm">
      {Boolean(error) && Object.keys(fields).length === 0 && <Banner tone="bad">{failureText(error)}</Banner>}
      <TextInput
        name="name"
        label={t('hook.name')}
        description={t('hook.nameHint')}
        defaultValue={webhook?.name}
        maxLength={WEBHOOK_NAME_MAX}
        autoComplete="off"
        error={problemOf('Name')}
        data-autofocus
      />
      <TextInput
        name="url"
        type="url"
        inputMode="url"
        label={t('hook.url')}
        description={t('hook.urlHint')}
        defaultValue={webhook?.url}
        maxLength={WEBHOOK_URL_MAX}
        autoComplete="off"
        error={problemOf('Url')}
      />
      <Checkbox.Group
        label={t('hook.events')}
        error={problemOf('Events')}
        value={[...chosen.events]}
        onChange={(events) => onChange({ ...chosen, events })}
      >
        <Stack gap="xs" mt="xs">
          {WEBHOOK_EVENTS.map((event) => (
            <Checkbox name="events" key={event} value={event} label={t(`hook.${event}`)} />
          ))}
        </Stack>
      </Checkbox.Group>
      <MultiSelect
        attributes={{ inputField: { name: 'types' } }}
        label={t('hook.types')}
        description={t('hook.typesHint')}
        placeholder={chosen.types.length === 0 ? t('hook.allTypes') : ''}
        nothingFoundMessage={t('hook.noType')}
        searchable
        comboboxProps={{ withinPortal: false }}
        data={contentTypeGroups(language)}
        value={[...chosen.types]}
        onChange={(types) => onChange({ ...chosen, types })}
      />
    </Stack>
  )
}

const ALL_EVENTS: readonly string[] = WEBHOOK_EVENTS.slice(0, 5)

interface Props {
  /** Absent for a new one. */
  webhook?: Webhook
  onClose: () => void
}

export function WebhookDialog({ webhook, onClose }: Props) {
  const t = useTextsOf(webhookTexts)
  const save = useSaveWebhook()
  const [name, setName] = useState('')
  const [chosen, setChosen] = useState<Chosen>(webhook ?? { events: ALL_EVENTS, types: [] })
  const form = useRef<HTMLFormElement>(null)
  const { error } = save
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [error])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const settings = {
      ...(webhook && { id: webhook.id }),
      name: formText(typed, 'name'),
      url: formText(typed, 'url'),
      events: WEBHOOK_EVENTS.filter((each) => chosen.events.includes(each)),
      types: chosen.types,
      isActive: webhook?.isActive ?? true,
    }
    setName(settings.name)
    save.mutate(settings, {
      onSuccess: (secret) => {
        if (secret !== undefined) return
        notifySuccess(t('hook.saved', { name: settings.name }))
        onClose()
      },
    })
  }
  if (save.data !== undefined)
    return (
      <Dialog key="secret" title={t('hook.secretOf', { name })}>
        <SecretOnce label={t('hook.secret')} hint={t('hook.once')} secret={save.data} onDone={onClose} />
      </Dialog>
    )
  return (
    <Dialog
      isWide
      key="form"
      title={webhook ? t('hook.editOf', { name: webhook.name }) : t('hook.create')}
      onClose={onClose}
    >
      <form ref={form} noValidate onSubmit={submit}>
        <Inputs webhook={webhook} error={error} chosen={chosen} onChange={setChosen} />
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            {t('hook.cancel')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {t(webhook ? 'hook.save' : 'hook.create')}
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}
