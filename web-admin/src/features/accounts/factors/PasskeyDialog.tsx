import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { startRegistration, type PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ACCOUNT_PATHS, PASSKEY_NAME_MAX } from '@flou/shared/accounts/account.ts'
import { deviceName } from '@flou/shared/accounts/deviceName.ts'
import { messageText } from '@flou/shared/texts/messages.ts'
import { isApiError } from '../../../core/api/apiError.ts'
import { useFaultText } from '../../../core/api/useFailureText.ts'
import { api } from '../../../core/session/current.ts'
import { factorTexts } from '../../../core/texts/factors.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { formText } from '../signIn/SignInForm.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import type { RecoveryCodeList } from './useFactors.ts'

interface Props {
  optionsJSON: PublicKeyCredentialCreationOptionsJSON
  onCancel: () => void
  onDone: () => void
}

const useAddPasskey = ({ optionsJSON, onDone }: Props) =>
  useMutation({
    mutationFn: async (name: string) => {
      const response = await startRegistration({ optionsJSON })
      const body = { name, response }
      return (await api<RecoveryCodeList>(ACCOUNT_PATHS.passkeys, { method: 'POST', body })).data.codes
    },
    onSuccess: (codes) => {
      if (codes.length === 0) onDone()
    },
  })

export function PasskeyDialog(props: Props) {
  const { onCancel, onDone } = props
  const t = useTextsOf(factorTexts)
  const language = useLanguage()
  const faultText = useFaultText()
  const [isUnnamed, setUnnamed] = useState(false)
  const add = useAddPasskey(props)
  const { data: codes = [], error } = add
  const failureOf = (failure: Error) => {
    if (isApiError(failure)) return faultText(failure)
    return t(failure.name === 'InvalidStateError' ? 'factor.passkeyExists' : 'factor.passkeyFailed')
  }
  if (codes.length > 0)
    return (
      <Dialog key="codes" title={t('factor.codes')}>
        <RecoveryCodes codes={codes} onDone={onDone} />
      </Dialog>
    )
  return (
    <Dialog key="name" title={t('factor.addPasskey')} onClose={onCancel}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const name = formText(new FormData(event.currentTarget), 'name').trim()
          setUnnamed(name === '')
          if (name !== '') add.mutate(name)
        }}
      >
        <Stack gap="sm">
          <Text size="sm">{t('factor.addPasskeyHint')}</Text>
          <TextInput
            name="name"
            label={t('factor.passkeyName')}
            maxLength={PASSKEY_NAME_MAX}
            defaultValue={deviceName(navigator.userAgent)[language]}
            error={isUnnamed ? messageText('required', language) : error && failureOf(error)}
            data-autofocus
          />
        </Stack>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onCancel}>
            {t('factor.cancel')}
          </Button>
          <Button type="submit" loading={add.isPending}>
            {t('factor.continue')}
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}
