import { PUBLIC_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { useMemo, useSyncExternalStore } from 'react'
import type { Language } from '@flou/shared/locale.ts'
import {
  choiceCookie,
  readChoice,
  type ConsentChoice,
  type ConsentRecord,
} from '@flou/shared/visits/consent.ts'
import { callApi } from '../../callApi.ts'
import { hasSignal } from '../../site/browserSignal.ts'
import type { Allowed } from './consentProps.ts'

const CHOSEN = 'app:consent-chosen'
const KEY = 'cookie_consent_record'

interface StoredConsent {
  record: ConsentRecord
  isSent: boolean
}

function store(stored: StoredConsent): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(stored))
  } catch {
    // storage may be blocked: the cookie still applies
  }
}

export function lastConsentRecord(): StoredConsent | undefined {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? 'null') as StoredConsent | null) ?? undefined
  } catch {
    return undefined
  }
}

async function send(record: ConsentRecord): Promise<void> {
  const answer = await callApi(PUBLIC_PATHS.consent, {
    method: 'POST',
    body: JSON.stringify(record),
    // the page may unload immediately
    keepalive: true,
  }).catch(() => undefined)
  // permanently rejected: do not retry
  if (answer && answer.status < 500 && answer.status !== 429) store({ record, isSent: true })
}

/** Stores a consent record and sends it; failures are retried on a later page. */
function storeAndSend(record: ConsentRecord): void {
  store({ record, isSent: false })
  void send(record)
}

export function sendPendingRecord(): void {
  const stored = lastConsentRecord()
  if (stored && !stored.isSent) void send(stored.record)
}

/** Stores a choice for 180 days and sends its record. Global Privacy Control forces rejection. */
export function storeChoice(
  allowed: Allowed,
  { version, language }: { version: number; language: Language },
): void {
  const signal = hasSignal(navigator)
  const effective = signal ? { analytics: false, ads: false } : allowed
  const choice = { v: version, ...effective, ts: Date.now() }
  document.cookie = choiceCookie(choice, window.location.protocol === 'https:')
  document.dispatchEvent(new Event(CHOSEN))
  storeAndSend({ id: crypto.randomUUID(), version, language, ...effective, signal })
}

function watchChoice(listener: () => void): () => void {
  const types = [CHOSEN, 'visibilitychange']
  for (const type of types) document.addEventListener(type, listener)
  return () => {
    for (const type of types) document.removeEventListener(type, listener)
  }
}
const choiceText = () => JSON.stringify(readChoice(document.cookie) ?? null)
const serverSnapshot = () => undefined

/** Choice from the cookie, reread when the page becomes visible. Undefined during hydration. */
export function useChoice(): { choice: ConsentChoice | undefined } | undefined {
  const text = useSyncExternalStore(watchChoice, choiceText, serverSnapshot)
  return useMemo(() => {
    if (text === undefined) return undefined
    return { choice: (JSON.parse(text) as ConsentChoice | null) ?? undefined }
  }, [text])
}
