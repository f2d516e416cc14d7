import { createContext, useContext, useEffect } from 'react'
import { PAYLOAD_ID } from './payload.ts'
import { syncFields } from './syncFields.ts'

declare const __BOOT__: string

/** The payload as JSON; empty in the browser, where React keeps the server's bytes. */
export const PayloadContext = createContext('')

/** Outside of React's own work, where it answers every event at once, one by one. */
function announceHydration(): void {
  syncFields(document)
  document.dispatchEvent(new Event('app:hydrated'))
}

/**
 * Takes the place of the router's `<Scripts>`: an inert data block, and a boot script that is the same bytes on every page
 * (design §11). Nothing is fetched before the page is painted.
 */
export function DeferredScripts() {
  const payload = useContext(PayloadContext)
  useEffect(() => queueMicrotask(announceHydration), [])
  return (
    <>
      <script
        type="application/json"
        id={PAYLOAD_ID}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: payload }}
      />
      <script
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? __BOOT__ : '' }}
      />
    </>
  )
}
