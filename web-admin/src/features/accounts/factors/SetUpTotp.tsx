import { Button } from '@mantine/core'
import { factorTexts } from '../../../core/texts/factors.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { useStartTotp } from './useFactors.ts'

const TotpDialog = lazyPart(async () => (await import('./TotpDialog.tsx')).TotpDialog)

export function SetUpTotp({ onDone }: { onDone: () => void }) {
  const t = useTextsOf(factorTexts)
  const start = useStartTotp()
  return (
    <>
      <Button {...TotpDialog.onIntent} loading={start.isPending} onClick={() => start.mutate()}>
        {t('factor.setUp')}
      </Button>
      {start.data && (
        <TotpDialog
          setUp={start.data}
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
