import { Button, Checkbox, Group, NativeSelect, Stack, TextInput } from '@mantine/core'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { API_TOKEN_DAYS, API_TOKEN_NAME_MAX } from '@flou/shared/accounts/apiToken.ts'
import { messageText } from '@flou/shared/texts/messages.ts'
import { isApiError } from '../../../core/api/apiError.ts'
import { useFailureText } from '../../../core/api/useFailureText.ts'
import { localizedText } from '../../../core/records/localizedText.ts'
import { useOptions } from '../../../core/records/useOptions.ts'
import { apiTokenTexts } from '../../../core/texts/apiTokens.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { formText } from '../signIn/SignInForm.tsx'
import { SecretOnce } from '../../../ui/account/SecretOnce.tsx'
import { Banner } from '../../../ui/Banner.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useCreateToken } from './useApiTokens.ts'

const DEFAULT_DAYS = 90

function Inputs({ error }: { error: unknown }) {
  const t = useTextsOf(apiTokenTexts)
  const language = useLanguage()
  const failureText = useFailureText()
  const { data: roles = [] } = useOptions('role', '', true)
  const fields: Readonly<Record<string, string>> = isApiError(error) ? error.fields : {}
  const problemOf = (field: string) => fields[field] && messageText(fields[field], language)
  return (
    <Stack gap="sm">
      {Boolean(error) && Object.keys(fields).length === 0 && <Banner tone="bad">{failureText(error)}</Banner>}
      <TextInput
        name="name"
        label={t('token.name')}
        description={t('token.nameHint')}
        maxLength={API_TOKEN_NAME_MAX}
        autoComplete="off"
        error={problemOf('Name')}
        data-autofocus
      />
      <NativeSelect
        name="role"
        label={t('token.role')}
        description={t('token.roleHint')}
        error={problemOf('Role')}
        data={[
          { value: '0', label: t('token.chooseRole') },
          ...roles.map(({ id, title }) => ({
            value: String(id),
            label: localizedText(title, language).text,
          })),
        ]}
      />
      <Checkbox name="isReadOnly" label={t('token.readOnly')} defaultChecked />
      <NativeSelect
        name="days"
        label={t('token.days')}
        defaultValue={DEFAULT_DAYS}
        data={API_TOKEN_DAYS.map((days) => ({
          value: String(days),
          label: t('token.dayCount', { count: days }),
        }))}
      />
    </Stack>
  )
}

export function CreateTokenDialog({ onClose }: { onClose: () => void }) {
  const t = useTextsOf(apiTokenTexts)
  const create = useCreateToken()
  const [name, setName] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const { error } = create
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [error])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const chosen = Number(formText(typed, 'days'))
    setName(formText(typed, 'name'))
    create.mutate({
      name: formText(typed, 'name'),
      role: Number(formText(typed, 'role')),
      days: API_TOKEN_DAYS.find((days) => days === chosen) ?? DEFAULT_DAYS,
      isReadOnly: typed.has('isReadOnly'),
    })
  }
  if (create.data !== undefined)
    return (
      <Dialog key="secret" title={t('token.createdTitle', { name })}>
        <SecretOnce label={t('token.secret')} hint={t('token.once')} secret={create.data} onDone={onClose} />
      </Dialog>
    )
  return (
    <Dialog key="form" title={t('token.create')} onClose={onClose}>
      <form ref={form} noValidate onSubmit={submit}>
        <Inputs error={error} />
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            {t('token.cancel')}
          </Button>
          <Button type="submit" loading={create.isPending}>
            {t('token.create')}
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}
