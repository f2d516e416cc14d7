import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { linkSheetsWithin, preloadStyleSheets } from '../styles/styleSheets.ts'

/** Takes the document over. Apart from the entry, which asks for the page's data before this has been evaluated. */
export function hydrate(): void {
  window.preloadStyleSheets = preloadStyleSheets
  linkSheetsWithin()
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />, {
      // a page that differs from its document is a defect: tests listen for it
      onRecoverableError: reportError,
    })
  })
}
