import { TRAP_NAME } from '@flou/shared/submissions/anchors.ts'
import type { Submission } from '@flou/shared/submissions/define.ts'
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ChangeEvent,
  type FormEvent,
  type RefObject,
} from 'react'
import { useFormTexts } from './formTexts.ts'
import type { Letter, Outcome } from './sendForm.ts'
import { fieldsOf } from './typed.ts'
import { useCities } from './useCities.ts'
import { useTyped, type Attempt } from './useTyped.ts'

/** What sending needs is fetched while the visitor writes. */
const loadSender = () => import('./sendForm.ts')

/** Where it does not come now, sending asks for it again. */
const prepare = ({ currentTarget: form }: FocusEvent) =>
  void loadSender().then(
    ({ prepareProof }) => prepareProof(form instanceof HTMLFormElement ? form : undefined),
    () => undefined,
  )

type Problems = Readonly<Record<string, string>>

/** How a form stands. */
interface Standing {
  /** What is wrong, by field. */
  problems: Problems
  /** What is said above the form, or instead of it when it was sent. */
  summary: string
  phase: 'open' | 'sending' | 'offline' | 'sent'
  reference: string
  /** The address of a drawing of the reference; empty where nobody asks for it. */
  code: string
}
const OPEN: Standing = { problems: {}, summary: '', phase: 'open', reference: '', code: '' }

/** The first field that is wrong, where the visitor goes on; the form's top comes into view with it. */
function showFirst(form: HTMLFormElement, problems: Problems): void {
  const [name] = Object.keys(problems)
  form.scrollIntoView({ behavior: 'smooth', block: 'start' })
  if (name === undefined) return
  form
    .querySelector<HTMLElement>(`[data-field="${name}"] :is(input,select,textarea)`)
    ?.focus({ preventScroll: true })
}

function letterOf(form: string, element: HTMLFormElement, { key, since }: Attempt): Omit<Letter, 'language'> {
  const trap = element.elements.namedItem(TRAP_NAME)
  return {
    form,
    fields: fieldsOf(element),
    key,
    page: window.location.pathname,
    elapsed: Date.now() - since,
    trap: trap instanceof HTMLInputElement ? trap.value : '',
  }
}

type Shown = ReturnType<typeof useStanding>

function useStanding() {
  const { t } = useFormTexts()
  const [standing, setStanding] = useState(OPEN)
  const standingAfter = (outcome: Outcome): Standing => {
    if (outcome.kind === 'sent') {
      const { reference, message, code = '' } = outcome
      return { ...OPEN, phase: 'sent', reference, summary: message, code }
    }
    if (outcome.kind === 'wrong') return { ...OPEN, problems: outcome.fields, summary: outcome.message }
    if (outcome.kind === 'offline') return { ...OPEN, phase: 'offline', summary: t('waiting') }
    return { ...OPEN, summary: t('notSent') }
  }
  return { standing, setStanding, standingAfter }
}

/** Sends once the connection is back what could not be sent without one. */
function useResend(isWaiting: boolean, send: () => Promise<void>): void {
  useEffect(() => {
    if (!isWaiting) return undefined
    const again = () => void send()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [isWaiting, send])
}

/** Where a form and the words after it stand, and what is said in them by the page instead of the browser. */
function usePlaces(isSent: boolean) {
  const formRef = useRef<HTMLFormElement>(null)
  const sentRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const form = formRef.current
    if (!form) return undefined
    form.noValidate = true
    form.addEventListener('focusin', prepare, { once: true })
    return () => form.removeEventListener('focusin', prepare)
  }, [])
  useEffect(() => {
    if (isSent) sentRef.current?.focus()
  }, [isSent])
  return { formRef, sentRef }
}

type Typed = ReturnType<typeof useTyped>

/** Checks and sends a form, one attempt at a time. */
function useSending(
  form: Submission,
  formRef: RefObject<HTMLFormElement | null>,
  { standing: { setStanding, standingAfter }, typed: { begin, forget } }: { standing: Shown; typed: Typed },
) {
  const { language } = useFormTexts()
  const isBusy = useRef(false)
  const deliver = async (element: HTMLFormElement) => {
    // problems stay until the answer: without them the page would move below a second click
    setStanding((before) => ({ ...before, phase: 'sending' }))
    const { checkAndSend } = await loadSender()
    const outcome = await checkAndSend(form, { ...letterOf(form.key, element, begin()), language })
    setStanding(standingAfter(outcome))
    if (outcome.kind === 'wrong') showFirst(element, outcome.fields)
    if (outcome.kind !== 'sent') return
    forget()
    element.reset()
  }
  return async () => {
    const element = formRef.current
    if (!element || isBusy.current) return
    isBusy.current = true
    try {
      await deliver(element)
    } catch {
      // the part that sends did not come
      setStanding(standingAfter({ kind: 'lost' }))
    } finally {
      isBusy.current = false
    }
  }
}

/** What a form does in a browser with script. */
export function useSubmission(form: Submission) {
  const shown = useStanding()
  const { standing, setStanding } = shown
  const { formRef, sentRef } = usePlaces(standing.phase === 'sent')
  const { cities, choose } = useCities(formRef)
  const restore = useCallback(
    ({ state = '', city = '' }: Readonly<Record<string, string>>) => void choose(state, city),
    [choose],
  )
  const typed = useTyped(form.key, formRef, restore)
  const send = useSending(form, formRef, { standing: shown, typed })
  useResend(standing.phase === 'offline', send)
  return {
    standing,
    cities,
    formRef,
    sentRef,
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      void send()
    },
    onInput: typed.keep,
    onChange: ({ target }: ChangeEvent<HTMLFormElement>) => {
      const field: unknown = target
      if (field instanceof HTMLSelectElement && field.name === 'state') void choose(field.value)
    },
    startAnew: () => setStanding(OPEN),
  }
}

export type SubmissionState = ReturnType<typeof useSubmission>
