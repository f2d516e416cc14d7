import { Button, Stack, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useFailureText } from '../../../core/api/useFailureText.ts'
import { factorTexts } from '../../../core/texts/factors.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { PasskeyButton } from './PasskeyButton.tsx'

interface Props {
  signIn: (code: string) => Promise<void>
  signInWithPasskey: () => Promise<void>
  onBack: () => void
}

export function FactorForm({ signIn, signInWithPasskey, onBack }: Props) {
  const t = useTextsOf(factorTexts)
  const failureText = useFailureText()
  const [code, setCode] = useState('')
  const [failure, setFailure] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setBusy(true)
    setFailure(undefined)
    try {
      await signIn(code.trim())
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack gap="sm">
        {failure !== undefined && <Banner tone="bad">{failureText(failure)}</Banner>}
        <TextInput
          name="code"
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          autoComplete="one-time-code"
          label={t('factor.code')}
          description={t('factor.codeHint')}
          autoFocus
          required
          withAsterisk={false}
        />
        <Button type="submit" loading={isBusy}>
          {t('factor.logIn')}
        </Button>
        <PasskeyButton signIn={signInWithPasskey} onFailure={setFailure} />
        <Button variant="subtle" onClick={onBack}>
          {t('factor.back')}
        </Button>
      </Stack>
    </form>
  )
}
