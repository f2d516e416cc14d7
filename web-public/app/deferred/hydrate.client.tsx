import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { nameSheets } from '../styles/styleSheets.ts'

/**
 * Hydrates the document. Separate from the entry so that data is requested before this module is evaluated.
 */
export function hydrate(): void {
  nameSheets(window.__reactRouterManifest?.routes ?? {})
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />, {
      // hydration mismatches are defects; tests listen for them
      onRecoverableError: reportError,
    })
  })
}
