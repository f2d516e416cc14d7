import { createContext, useContext, useEffect } from 'react'
import { PAYLOAD_ID } from './payload.ts'
import { replayTypedInput } from './keepTypedInput.ts'

declare const __BOOT__: string

/** Payload as JSON; empty in the browser, where React keeps the server's bytes. */
export const PayloadContext = createContext('')

/** Runs outside React's commit, which would flush every event separately. */
function announceHydration(): void {
  replayTypedInput(document)
  document.dispatchEvent(new Event('app:hydrated'))
}

/**
 * Replaces the router scripts with a data block and a boot script identical on all pages. Loading starts
 * after first paint.
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
