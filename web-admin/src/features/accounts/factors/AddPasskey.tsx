import { Button } from '@mantine/core'
import { factorTexts } from '../../../core/texts/factors.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { useStartPasskey } from './useFactors.ts'

const PasskeyDialog = lazyPart(async () => (await import('./PasskeyDialog.tsx')).PasskeyDialog)

/** Absent in browsers without passkeys. */
export function AddPasskey({ onDone }: { onDone: () => void }) {
  const t = useTextsOf(factorTexts)
  const start = useStartPasskey()
  if (!('PublicKeyCredential' in window)) return null
  return (
    <>
      <Button
        {...PasskeyDialog.onIntent}
        variant="default"
        loading={start.isPending}
        onClick={() => start.mutate()}
      >
        {t('factor.addPasskey')}
      </Button>
      {start.data && (
        <PasskeyDialog
          optionsJSON={start.data}
          onCancel={start.reset}
          onDone={() => {
            start.reset()
            onDone()
          }}
        />
      )}
    </>
  )
}
