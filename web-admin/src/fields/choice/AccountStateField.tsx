import { Button, NativeSelect, Stack } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ACCOUNT_PATHS, INVITATION_DAYS, type SentInvitation } from '@flou/shared/accounts/account.ts'
import type { FieldOf } from '@flou/shared/content/fields/kind.ts'
import { USER_STATUS } from '@flou/shared/content/types/staff.ts'
import { useFailureText } from '../../core/api/useFailureText.ts'
import { timeText } from '../../core/records/timeText.ts'
import { api } from '../../core/session/current.ts'
import { notifyError, notifySuccess } from '../../core/state/notify.ts'
import { accountStateTexts } from '../../core/texts/accounts.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { Banner } from '../../ui/Banner.tsx'
import { FieldHint } from '../../ui/FieldHint.tsx'
import type { FieldProps } from '../fieldProps.ts'
import { PersonFactors } from './PersonFactors.tsx'
import { useFieldInput, useFormHandle } from '../form/FormContext.ts'

function Invitation({ id }: { id: number }) {
  const t = useTextsOf(accountStateTexts)
  const language = useLanguage()
  const failureText = useFailureText()
  const queries = useQueryClient()
  const key = ['invitation', id]
  const path = ACCOUNT_PATHS.sentInvitation(id)
  const { data } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const { data: invitation } = await api<SentInvitation | null>(path, { signal })
      return { invitation, isExpired: !invitation || Date.parse(invitation.expires) < Date.now() }
    },
  })
  const resend = useMutation({
    mutationFn: () => api(path, { method: 'POST' }),
    onSuccess: ({ message }) => notifySuccess(message ?? ''),
    onError: (error) => notifyError(failureText(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  })
  const { invitation, isExpired = false } = data ?? {}
  return (
    <Banner tone={isExpired ? 'bad' : 'soon'} role="status">
      <p>
        {invitation && !isExpired
          ? t('accountState.invited', {
              sent: timeText(invitation.sent, language),
              expires: timeText(invitation.expires, language),
            })
          : t(isExpired ? 'accountState.expired' : 'accountState.invitedOnly')}
      </p>
      <Button size="xs" variant="default" loading={resend.isPending} onClick={() => resend.mutate()}>
        {t('accountState.resend')}
      </Button>
    </Banner>
  )
}

/** Active or inactive; invited and locked are shown, not chosen. */
export function AccountStateField({ field, path, label, error }: FieldProps<FieldOf<'choice'>>) {
  const t = useTextsOf(accountStateTexts)
  const language = useLanguage()
  const { id, mode } = useFormHandle()
  const { initial, setValue } = useFieldInput<string | number>(path)
  const offered = field.choices.filter(({ isSetByEvents }) => !isSetByEvents)
  const isOffered = offered.some(({ value }) => value === initial)
  const [chosen, setChosen] = useState(isOffered ? initial : field.initial)
  const [isUnlocked, setUnlocked] = useState(false)
  if (mode === 'create') return <FieldHint>{t('accountState.create', { days: INVITATION_DAYS })}</FieldHint>
  const choose = (value: string | number) => {
    setChosen(value)
    setUnlocked(value === USER_STATUS.active)
    setValue(value)
  }
  return (
    <Stack gap="xs">
      <NativeSelect
        name={path}
        label={label}
        error={error}
        value={String(chosen)}
        data={offered.map(({ value, label }) => ({ value: String(value), label: label[language] }))}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      {initial !== USER_STATUS.invited && id > 0 && <PersonFactors id={id} />}
      {initial === USER_STATUS.invited && id > 0 && <Invitation id={id} />}
      {initial === USER_STATUS.locked && (
        <Banner tone="bad" role="status">
          <p>{t(isUnlocked ? 'accountState.unlocked' : 'accountState.locked')}</p>
          {!isUnlocked && (
            <Button size="xs" variant="default" onClick={() => choose(USER_STATUS.active)}>
              {t('accountState.unlock')}
            </Button>
          )}
        </Banner>
      )}
    </Stack>
  )
}
