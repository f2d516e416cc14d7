import { useState } from 'react'
import { later } from '../../elements/later.tsx'
import type { ChangedPrices } from './readPriceEffect.ts'

/** Loaded when prices are first changed. */
const PriceEffectDialog = later(async () => (await import('./PriceEffectDialog.tsx')).PriceEffectDialog)

interface Asked {
  changed: ChangedPrices
  proceed: (confirmedProduct: string) => void
}

/**
 * Shows what a change of prices does before it is saved. `ask` goes on at once where no price changes, and with the product's name where
 * the change is great: the server refuses it without.
 */
export function usePriceQuestion() {
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  return {
    ask: (changed: ChangedPrices | undefined, proceed: Asked['proceed']) =>
      changed ? setAsked({ changed, proceed }) : proceed(''),
    question: asked && (
      <PriceEffectDialog
        changed={asked.changed}
        onClose={close}
        onSave={(confirmedProduct) => {
          close()
          asked.proceed(confirmedProduct)
        }}
      />
    ),
  }
}
