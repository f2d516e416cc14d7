import { useState, type SubmitEvent } from 'react'
import { ISO_CODE } from '@flou/shared/locale.ts'
import { useSite } from '../../useSite.ts'

export const NEWSLETTER_CALL = '/api/newsletter'

type State =
  | { phase: 'idle' | 'sending' | 'done' }
  /** The server's words for the field, or none. */
  | { phase: 'failed'; message: string }

interface Answer {
  errors?: Readonly<Record<string, readonly string[] | string>>
}

/** What the server says about the address, in the visitor's language; empty where it says nothing. */
async function messageOf(response: Response): Promise<string> {
  const answer = (await response.json().catch(() => ({}))) as Answer // our own envelope (shared/api.ts)
  return [answer.errors?.['Email'] ?? []].flat()[0] ?? ''
}

/** Sends the form's address to the newsletter; what was typed stays until that has worked (spec §7). */
export function useSubscription() {
  const { language } = useSite()
  const [state, setState] = useState<State>({ phase: 'idle' })
  const send = async (form: HTMLFormElement) => {
    setState({ phase: 'sending' })
    const response = await fetch(NEWSLETTER_CALL, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': ISO_CODE[language] },
      body: JSON.stringify(Object.fromEntries(new FormData(form))),
    }).catch(() => undefined)
    if (!response?.ok) {
      setState({ phase: 'failed', message: response ? await messageOf(response) : '' })
      return
    }
    form.reset()
    setState({ phase: 'done' })
  }
  const subscribe = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state.phase !== 'sending') void send(event.currentTarget)
  }
  return { state, subscribe, dismiss: () => setState({ phase: 'idle' }) }
}
