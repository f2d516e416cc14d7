import { useEffect, useState } from 'react'
import { isChoiceCurrent } from '@flou/shared/visits/consent.ts'
import { useLazyModule } from '../../elements/useLazyModule.ts'
import { useSite } from '../../site/useSite.ts'
import { sendPendingRecord, storeChoice, useChoice } from './choice.ts'
import type { Allowed } from './consentProps.ts'
import { ConsentBanner } from './ConsentBanner.tsx'
import { onSettingsRequest, type SettingsRequest } from './consentRequest.ts'

const loadSettings = () => import('./ConsentSettings.tsx')
const loadServices = () => import('./ConsentServices.tsx')

/**
 * Asks for consent and loads the allowed services. Not in the document; covers the page without moving it.
 */
export function Consent() {
  const { language, layout } = useSite()
  const { consent, services } = layout
  const stored = useChoice()
  const [settings, setSettings] = useState<SettingsRequest>()
  useEffect(() => onSettingsRequest(setSettings), [])
  useEffect(() => {
    const timer = setTimeout(sendPendingRecord) // separate task: the first storage read waits for the disk
    return () => clearTimeout(timer)
  }, [])
  const version = consent?.version
  const isDialogOpen =
    version !== undefined && stored !== undefined && !isChoiceCurrent({ ...stored, version })
  const dialog = useLazyModule(settings !== undefined, loadSettings)
  const loaded = useLazyModule(services.length > 0, loadServices)
  if (!consent) return null
  const sharedProps = { texts: consent, services, choice: stored?.choice, isDialogOpen }
  const choose = (allowed: Allowed) => {
    storeChoice(allowed, { version: consent.version, language })
    setSettings(undefined)
  }
  return (
    <>
      <p role="status" className="only-heard">
        {isDialogOpen && consent.title}
      </p>
      {isDialogOpen && <ConsentBanner texts={consent} choose={choose} openSettings={() => setSettings({})} />}
      {dialog && settings && (
        <dialog.ConsentSettings
          {...sharedProps}
          settings={settings}
          close={() => setSettings(undefined)}
          choose={choose}
        />
      )}
      {loaded && stored && <loaded.ConsentServices {...sharedProps} />}
    </>
  )
}
