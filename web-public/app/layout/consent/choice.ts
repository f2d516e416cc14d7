import { PUBLIC_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { useMemo, useSyncExternalStore } from 'react'
import type { Language } from '@flou/shared/locale.ts'
import {
  choiceCookie,
  readChoice,
  type ConsentChoice,
  type ConsentReceipt,
} from '@flou/shared/site/consent.ts'
import { callApi } from '../../callApi.ts'
import { hasSignal } from './browserSignal.ts'
import type { Allowed } from './consentProps.ts'

/** Told to the document when a choice has been stored. */
const CHOSEN = 'app:consent-chosen'
const KEY = 'cookie_consent_receipt'

interface Kept {
  receipt: ConsentReceipt
  isSent: boolean
}

function keep(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // storage may be forbidden: the choice holds without its receipt
  }
}

/** The receipt of the last choice in this browser. */
export function lastReceipt(): Kept | undefined {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null) ?? undefined // written above
  } catch {
    return undefined
  }
}

async function send(receipt: ConsentReceipt): Promise<void> {
  const answer = await callApi(PUBLIC_PATHS.consent, {
    method: 'POST',
    body: JSON.stringify(receipt),
    // the page may be left, or loaded anew, at once
    keepalive: true,
  }).catch(() => undefined)
  // refused for good: sending it again would change nothing
  if (answer && answer.status < 500 && answer.status !== 429) keep({ receipt, isSent: true })
}

/** Keeps a receipt in the browser and sends it to our side. What does not get through is sent with a later page; nobody waits. */
function sendReceipt(receipt: ConsentReceipt): void {
  keep({ receipt, isSent: false })
  void send(receipt)
}

/** Sends a receipt that did not get through. */
export function sendLeftReceipt(): void {
  const kept = lastReceipt()
  if (kept && !kept.isSent) void send(kept.receipt)
}

/** Remembers a choice for 180 days and sends its receipt. Under Global Privacy Control every choice is a rejection. */
export function storeChoice(
  allowed: Allowed,
  { version, language }: { version: number; language: Language },
): void {
  const signal = hasSignal(navigator)
  const made = signal ? { analytics: false, ads: false } : allowed
  const choice = { v: version, ...made, ts: Date.now() }
  document.cookie = choiceCookie(choice, window.location.protocol === 'https:')
  document.dispatchEvent(new Event(CHOSEN))
  sendReceipt({ id: crypto.randomUUID(), version, language, ...made, signal })
}

function watchChoice(tell: () => void): () => void {
  const types = [CHOSEN, 'visibilitychange']
  for (const type of types) document.addEventListener(type, tell)
  return () => {
    for (const type of types) document.removeEventListener(type, tell)
  }
}
const choiceText = () => JSON.stringify(readChoice(document.cookie) ?? null)
const UNKNOWN = () => undefined

/**
 * The choice as the browser has it, looked at again whenever the visitor comes back: it may have been made in another tab. Undefined until
 * the page is hydrated.
 */
export function useChoice(): { choice: ConsentChoice | undefined } | undefined {
  const text = useSyncExternalStore(watchChoice, choiceText, UNKNOWN)
  return useMemo(() => {
    if (text === undefined) return undefined
    return { choice: (JSON.parse(text) as ConsentChoice | null) ?? undefined } // written by choiceText
  }, [text])
}
