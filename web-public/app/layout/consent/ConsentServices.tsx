import { useEffect } from 'react'
import { isAllowed, type ConsentChoice } from '@flou/shared/visits/consent.ts'
import type { Service } from '@flou/shared/visits/services.ts'
import { hasSignal } from '../../site/browserSignal.ts'
import { Chat } from './Chat.tsx'
import type { ConsentTexts } from './consentProps.ts'
import { loadService, removeDisallowed } from './runServices.ts'

export interface ConsentServicesProps {
  texts: ConsentTexts
  services: readonly Service[]
  choice: ConsentChoice | undefined
  isDialogOpen: boolean
}

/** Loads allowed services; reloads the page after revocation, because scripts cannot be unloaded. */
export function ConsentServices({ texts, services, choice, isDialogOpen }: ConsentServicesProps) {
  const { version } = texts
  useEffect(() => {
    const decision = { choice, version, hasSignal: hasSignal(navigator) }
    if (removeDisallowed(services, decision)) {
      window.location.reload()
      return
    }
    for (const service of services)
      if (service.kind === 'script' && isAllowed(service.category, decision))
        loadService(service).catch(() => undefined)
  }, [version, services, choice])
  const chat = services.find(({ kind }) => kind === 'chat')
  return chat && !isDialogOpen ? <Chat service={chat} texts={texts} choice={choice} /> : null
}
