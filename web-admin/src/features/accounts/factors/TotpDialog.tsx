import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { encodeQR } from 'qr'
import { useState } from 'react'
import type { TotpSetUp } from '@flou/shared/accounts/account.ts'
import { useFaultText } from '../../../core/api/useFailureText.ts'
import { factorTexts } from '../../../core/texts/factors.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { formText } from '../signIn/SignInForm.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import classes from './Factors.module.css'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { useConfirmTotp } from './useFactors.ts'

const QUIET_ZONE = 4

const drawingOf = (url: string) =>
  `data:image/svg+xml,${encodeURIComponent(encodeQR(url, 'svg', { border: QUIET_ZONE }))}`

const groupsOf = (secret: string) => secret.match(/.{1,4}/g)?.join(' ')

interface Props {
  setUp: TotpSetUp
  onCancel: () => void
  onDone: () => void
}

export function TotpDialog({ setUp, onCancel, onDone }: Props) {
  const t = useTextsOf(factorTexts)
  const faultText = useFaultText()
  const confirm = useConfirmTotp()
  const [drawing] = useState(() => drawingOf(setUp.otpauthUrl))
  if (confirm.data)
    return (
      <Dialog key="codes" title={t('factor.codes')}>
        <RecoveryCodes codes={confirm.data} onDone={onDone} />
      </Dialog>
    )
  return (
    <Dialog key="set-up" title={t('factor.setUp')} onClose={onCancel}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          confirm.mutate(formText(new FormData(event.currentTarget), 'code'))
        }}
      >
        <Stack gap="sm">
          <Text size="sm">{t('factor.scan')}</Text>
          <img className={classes.picture} src={drawing} alt={t('factor.picture')} />
          <Text size="sm">
            {t('factor.key')}: <span className={classes.key}>{groupsOf(setUp.secret)}</span>
          </Text>
          <TextInput
            name="code"
            label={t('factor.code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            error={confirm.error && faultText(confirm.error)}
            data-autofocus
          />
        </Stack>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onCancel}>
            {t('factor.cancel')}
          </Button>
          <Button type="submit" loading={confirm.isPending}>
            {t('factor.activate')}
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}
