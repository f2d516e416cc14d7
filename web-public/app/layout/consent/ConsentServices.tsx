import { useEffect } from 'react'
import { isAllowed, type ConsentChoice } from '@flou/shared/site/consent.ts'
import type { Service } from '@flou/shared/content/services.ts'
import { hasSignal } from './browserSignal.ts'
import { Chat } from './Chat.tsx'
import type { ConsentTexts } from './consentProps.ts'
import { loadService, removeDisallowed } from './runServices.ts'

export interface ConsentServicesProps {
  texts: ConsentTexts
  services: readonly Service[]
  choice: ConsentChoice | undefined
  /** The banner is where the chat's button would be. */
  isAsking: boolean
}

/** Loads what is allowed, and ends what is not any more: by a new document, for a script cannot be taken back. */
export function ConsentServices({ texts, services, choice, isAsking }: ConsentServicesProps) {
  const { version } = texts
  useEffect(() => {
    const decision = { choice, version, hasSignal: hasSignal(navigator) }
    if (removeDisallowed(services, decision)) {
      window.location.reload()
      return
    }
    for (const service of services)
      if (service.kind === 'script' && isAllowed(service.category, decision))
        loadService(service).catch(() => undefined) // the page is whole without it
  }, [version, services, choice])
  const chat = services.find(({ kind }) => kind === 'chat')
  return chat && !isAsking ? <Chat service={chat} texts={texts} choice={choice} /> : null
}
