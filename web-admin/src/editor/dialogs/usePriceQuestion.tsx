import { useState } from 'react'
import { lazyPart } from '../../ui/lazyPart.tsx'
import type { ChangedPrices } from '@flou/shared/pricing/effect/priceFields.ts'

const PriceEffectDialog = lazyPart(async () => (await import('./PriceEffectDialog.tsx')).PriceEffectDialog)

interface PendingQuestion {
  prices: ChangedPrices
  proceed: (confirmedProduct: string) => void
}

/**
 * Confirms price changes before saving. `ask` proceeds directly if no price changes. The server rejects large
 * changes without the product name.
 */
export function usePriceQuestion() {
  const [pending, setPending] = useState<PendingQuestion>()
  const close = () => setPending(undefined)
  return {
    ask: (prices: ChangedPrices | undefined, proceed: PendingQuestion['proceed']) =>
      prices ? setPending({ prices, proceed }) : proceed(''),
    question: pending && (
      <PriceEffectDialog
        prices={pending.prices}
        onClose={close}
        onSave={(confirmedProduct) => {
          close()
          pending.proceed(confirmedProduct)
        }}
      />
    ),
  }
}
