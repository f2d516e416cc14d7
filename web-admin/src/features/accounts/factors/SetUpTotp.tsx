import { Button } from '@mantine/core'
import { factorTexts } from '../../../core/texts/factors.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { useStartTotp } from './useFactors.ts'

const TotpDialog = lazyPart(async () => (await import('./TotpDialog.tsx')).TotpDialog)

interface Props {
  isPrimary?: boolean
  onDone: () => void
}

export function SetUpTotp({ isPrimary = false, onDone }: Props) {
  const t = useTextsOf(factorTexts)
  const start = useStartTotp()
  return (
    <>
      <Button
        {...TotpDialog.onIntent}
        variant={isPrimary ? 'filled' : 'default'}
        loading={start.isPending}
        onClick={() => start.mutate()}
      >
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
