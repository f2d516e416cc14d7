import { Button } from '@mantine/core'
import { useState } from 'react'
import { useText } from '../../../core/texts/useText.ts'

interface Props {
  signIn: () => Promise<void>
  onFailure: (error: unknown) => void
}

const isCanceled = (error: unknown) =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)

/** Absent in browsers without passkeys. */
export function PasskeyButton({ signIn, onFailure }: Props) {
  const t = useText()
  const [isBusy, setBusy] = useState(false)
  if (!('PublicKeyCredential' in window)) return null
  const start = () => {
    setBusy(true)
    onFailure(undefined)
    signIn()
      .catch((error: unknown) => {
        if (!isCanceled(error)) onFailure(error)
      })
      .finally(() => setBusy(false))
  }
  return (
    <Button variant="default" loading={isBusy} onClick={start}>
      {t('account.passkey')}
    </Button>
  )
}
