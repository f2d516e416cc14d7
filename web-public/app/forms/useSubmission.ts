import { TRAP_NAME } from '@flou/shared/forms/anchors.ts'
import type { FormDeclaration } from '@flou/shared/forms/define.ts'
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ChangeEvent,
  type FormEvent,
  type RefObject,
} from 'react'
import { formTexts } from '../texts/forms.ts'
import { useTexts } from '../texts/useTexts.ts'
import type { FormRequest, Outcome } from './sendForm.ts'
import { fieldsOf } from './typed.ts'
import { useCities } from './useCities.ts'
import { useTyped, type Attempt } from './useTyped.ts'

const loadSender = () => import('./sendForm.ts')

const prepare = ({ currentTarget: form }: FocusEvent) =>
  void loadSender().then(
    ({ prepareProof }) => prepareProof(form instanceof HTMLFormElement ? form : undefined),
    () => undefined,
  )

type Problems = Readonly<Record<string, string>>

interface FormState {
  problems: Problems
  summary: string
  phase: 'open' | 'sending' | 'offline' | 'sent'
  reference: string
  /** URL of the QR code image; empty if not needed. */
  code: string
}
const OPEN: FormState = { problems: {}, summary: '', phase: 'open', reference: '', code: '' }

function showFirst(form: HTMLFormElement, problems: Problems): void {
  const [name] = Object.keys(problems)
  form.scrollIntoView({ behavior: 'smooth', block: 'start' })
  if (name === undefined) return
  form
    .querySelector<HTMLElement>(`[data-field="${name}"] :is(input,select,textarea)`)
    ?.focus({ preventScroll: true })
}

function requestOf(
  form: string,
  element: HTMLFormElement,
  { key, since }: Attempt,
): Omit<FormRequest, 'language'> {
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

type FormStateHook = ReturnType<typeof useFormState>

function useFormState() {
  const { t } = useTexts(formTexts)
  const [formState, setFormState] = useState(OPEN)
  const formStateAfter = (outcome: Outcome): FormState => {
    if (outcome.kind === 'sent') {
      const { reference, message, code = '' } = outcome
      return { ...OPEN, phase: 'sent', reference, summary: message, code }
    }
    if (outcome.kind === 'wrong') return { ...OPEN, problems: outcome.fields, summary: outcome.message }
    if (outcome.kind === 'offline') return { ...OPEN, phase: 'offline', summary: t('waiting') }
    return { ...OPEN, summary: t('notSent') }
  }
  return { formState, setFormState, formStateAfter }
}

/** Retries when the connection returns. */
function useResend(isWaiting: boolean, send: () => Promise<void>): void {
  useEffect(() => {
    if (!isWaiting) return undefined
    const resend = () => void send()
    window.addEventListener('online', resend)
    return () => window.removeEventListener('online', resend)
  }, [isWaiting, send])
}

function useFormRefs(isSent: boolean) {
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

function useSending(
  form: FormDeclaration,
  formRef: RefObject<HTMLFormElement | null>,
  {
    formState: { setFormState, formStateAfter },
    typed: { begin, forget },
  }: { formState: FormStateHook; typed: Typed },
) {
  const { language } = useTexts(formTexts)
  const isBusy = useRef(false)
  const deliver = async (element: HTMLFormElement) => {
    // problems stay until the response, to prevent a layout shift below a second click
    setFormState((before) => ({ ...before, phase: 'sending' }))
    const { checkAndSend } = await loadSender()
    const outcome = await checkAndSend(form, { ...requestOf(form.key, element, begin()), language })
    setFormState(formStateAfter(outcome))
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
      // the lazy module failed to load
      setFormState(formStateAfter({ kind: 'lost' }))
    } finally {
      isBusy.current = false
    }
  }
}

export function useSubmission(form: FormDeclaration) {
  const formStateHook = useFormState()
  const { formState, setFormState } = formStateHook
  const { formRef, sentRef } = useFormRefs(formState.phase === 'sent')
  const { cities, choose } = useCities(formRef)
  const restore = useCallback(
    ({ state = '', city = '' }: Readonly<Record<string, string>>) => void choose(state, city),
    [choose],
  )
  const typed = useTyped(form.key, formRef, restore)
  const send = useSending(form, formRef, { formState: formStateHook, typed })
  useResend(formState.phase === 'offline', send)
  return {
    formState,
    cities,
    formRef,
    sentRef,
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      void send()
    },
    onInput: typed.store,
    onChange: ({ target }: ChangeEvent<HTMLFormElement>) => {
      const field: unknown = target
      if (field instanceof HTMLSelectElement && field.name === 'state') void choose(field.value)
    },
    reset: () => setFormState(OPEN),
  }
}

export type SubmissionState = ReturnType<typeof useSubmission>
