import { useEffect, useState } from 'react'
import { isAllowed, type ConsentChoice } from '@flou/shared/visits/consent.ts'
import type { Service } from '@flou/shared/visits/services.ts'
import { shellTexts } from '../../texts/shell.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { hasSignal } from '../../site/browserSignal.ts'
import { requestSettings } from './consentRequest.ts'
import type { ConsentTexts } from './consentProps.ts'
import { loadService } from './runServices.ts'
import styles from './Chat.module.css'

interface ChatProps {
  texts: ConsentTexts
  service: Service
  choice: ConsentChoice | undefined
}

type State = 'closed' | 'asked' | 'loading' | 'open' | 'failed'

/** Live chat; its third-party script loads on click only. */
export function Chat({ texts, service, choice }: ChatProps) {
  const { t } = useTexts(shellTexts)
  const [state, setState] = useState<State>('closed')
  const decision = { choice, version: texts.version, hasSignal: hasSignal(navigator) }
  const mayLoad = isAllowed(service.category, decision)
  useEffect(() => {
    if (state !== 'loading' && !(state === 'asked' && mayLoad)) return
    loadService(service).then(
      () => setState('open'),
      () => setState('failed'),
    )
  }, [service, state, mayLoad])
  const open = () => {
    setState(mayLoad ? 'loading' : 'asked')
    if (mayLoad) return
    const category = service.category === 'ads' ? texts.adsTitle : texts.analyticsTitle
    requestSettings({ reason: t('chatNeeds', { name: service.title, category }) })
  }
  if (state === 'open') return null
  return (
    <>
      <button
        type="button"
        className={`button button-small ${styles['chat']}`}
        aria-busy={state === 'loading'}
        onClick={open}
        data-chat=""
      >
        {t('chat')}
      </button>
      <p role="status" className={styles['failed']}>
        {state === 'failed' && t('chatFailed')}
      </p>
    </>
  )
}
