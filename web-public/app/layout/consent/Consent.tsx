import { useEffect, useState } from 'react'
import { isAnswered } from '@flou/shared/site/consent.ts'
import { useSite } from '../../site/useSite.ts'
import { sendLeftReceipt, storeChoice, useChoice } from './choice.ts'
import type { Allowed } from './consentProps.ts'
import { onSettingsRequest, type SettingsRequest } from './consentRequest.ts'

/** A part with a file of its own, once it is wanted and has come. Where it does not come, nothing is asked and nothing is loaded. */
function useLater<T extends object>(isWanted: boolean, load: () => Promise<T>): T | undefined {
  const [part, setPart] = useState<T>()
  useEffect(() => {
    if (!isWanted || part) return undefined
    // in a task of its own: it is wanted when hydration ends, which keeps a slow phone busy enough
    const timer = setTimeout(() => void load().then(setPart, () => undefined))
    return () => clearTimeout(timer)
  }, [isWanted, part, load])
  return part
}
const loadDialogs = () => import('./ConsentDialogs.tsx')
const loadServices = () => import('./ConsentServices.tsx')

/**
 * Asks visitors what may be loaded from other companies, before anything is, and loads what they allow (spec §4, decision 44). Nothing of it
 * is in the document: it comes after the page is hydrated and covers, rather than moves, what is there.
 */
export function Consent() {
  const { language, shell } = useSite()
  const { consent, services } = shell
  const stored = useChoice()
  const [settings, setSettings] = useState<SettingsRequest>()
  useEffect(() => onSettingsRequest(setSettings), [])
  useEffect(() => {
    const timer = setTimeout(sendLeftReceipt) // the storage's first read waits for the disk
    return () => clearTimeout(timer)
  }, [])
  const version = consent?.version
  const isAsking = version !== undefined && stored !== undefined && !isAnswered({ ...stored, version })
  const dialogs = useLater(isAsking || settings !== undefined, loadDialogs)
  const loaded = useLater(services.length > 0, loadServices)
  if (!consent) return null
  const given = { texts: consent, services, choice: stored?.choice, isAsking }
  const choose = (allowed: Allowed) => {
    storeChoice(allowed, { version: consent.version, language })
    setSettings(undefined)
  }
  return (
    <>
      <p role="status" className="only-heard">
        {dialogs && isAsking && consent.title}
      </p>
      {dialogs && (
        <dialogs.ConsentDialogs
          {...given}
          settings={settings}
          openSettings={() => setSettings({})}
          close={() => setSettings(undefined)}
          choose={choose}
        />
      )}
      {loaded && stored && <loaded.ConsentServices {...given} />}
    </>
  )
}
