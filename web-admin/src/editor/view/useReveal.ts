import { useRef, useState, type RefObject, useEffect } from 'react'
import type { Language } from '@flou/shared/locale.ts'
import { showEditor } from '../dialogs/preview/formView.ts'
import { type FormErrors, type FormValues, languageOfError } from '../../core/records/formErrors.ts'
import { REVEALED, type Sought } from '../../fields/form/FormContext.ts'
import { useLocation } from 'react-router'
import * as z from 'zod/mini'

const FOCUSABLE =
  'input:not([type=hidden]):not([hidden]), textarea, select, [contenteditable=true], [data-rich-text], button'

const FIRST_INPUT = '[data-field] :is(input:not([type=hidden]), textarea, select)'

const faultyFields = (root: ParentNode, errors: FormErrors) =>
  [...root.querySelectorAll<HTMLElement>('[data-field]')].filter((element) => {
    const path = element.dataset['field'] ?? ''
    const holdsFields = element.querySelector('[data-field]') !== null
    return Object.keys(errors).some((one) => one === path || (!holdsFields && one.startsWith(`${path}.`)))
  })

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

const FRAMES = 12

const isInView = (field: HTMLElement): boolean => {
  const { top, bottom } = field.getBoundingClientRect()
  return top >= 0 && bottom <= window.innerHeight
}

/** Scrolls repeatedly: `content-visibility` renders nearby content late and shifts the layout. */
function keepInView(field: HTMLElement, frames = FRAMES): void {
  if (!isInView(field)) field.scrollIntoView({ behavior: 'instant', block: 'center' })
  if (frames > 1) requestAnimationFrame(() => keepInView(field, frames - 1))
}

function focusWithin(field: HTMLElement): void {
  const isDrawn = field.checkVisibility({ contentVisibilityAuto: true })
  if (isDrawn)
    field.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth', block: 'center' })
  else keepInView(field)
  const input = field.querySelector<HTMLElement>(FOCUSABLE)
  input?.focus({ preventScroll: true })
  input?.dispatchEvent(new Event(REVEALED))
}

/** Scrolls to the first field with an error and focuses it; returns false if none is rendered. */
function focusFirstError(root: ParentNode, errors: FormErrors): boolean {
  const [first] = faultyFields(root, errors)
  if (first) focusWithin(first)
  return first !== undefined
}

function focusField(root: ParentNode, path: string): boolean {
  const field = root.querySelector<HTMLElement>(`[data-field="${CSS.escape(path)}"]`)
  if (field) focusWithin(field)
  return field !== null
}

/** Returns the language to show for errors; the current one if it has any. */
function languageToShow(errors: FormErrors, values: FormValues, present: Language): Language {
  const languages = Object.keys(errors).map((path) => languageOfError(path, values))
  if (languages.some((one) => one === undefined || one === present)) return present
  return languages[0] ?? present
}

const TRY_EVERY_MS = 60
const TRIES = 20

/** Shows and focuses a field: switches the language, opens tabs and entries. */
export function useReveal(root: RefObject<HTMLElement | null>) {
  const [language, setLanguage] = useState<Language>('id')
  const [sought, setSought] = useState<Sought>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  function soon(focus: (root: HTMLElement) => boolean, tries = TRIES) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (root.current && !focus(root.current) && tries > 1) soon(focus, tries - 1)
    }, TRY_EVERY_MS)
  }
  return {
    language,
    setLanguage,
    sought,
    errors: (errors: FormErrors, values: FormValues) => {
      showEditor()
      setLanguage(languageToShow(errors, values, language))
      soon((found) => focusFirstError(found, errors))
    },
    field: (path: string, values: FormValues) => {
      showEditor()
      setLanguage(languageToShow({ [path]: '' }, values, language))
      setSought({ path })
      soon((found) => focusField(found, path))
    },
  }
}

/** Path of the focused field (empty for none) and caret offset in the previous form. */
const carriedSchema = z.object({ focus: z.string(), caret: z.nullable(z.number()) })

const isText = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type === 'text')

/** Returns navigation state that carries the focus to the next form. */
export function carriedFocus(): z.infer<typeof carriedSchema> {
  const active = document.activeElement
  return {
    focus: active?.closest('[data-field]')?.getAttribute('data-field') ?? '',
    caret: isText(active) ? active.selectionStart : null,
  }
}

/** Restores the carried focus; without a field, focuses the heading. A form in a sheet focuses its first field. */
export function useCarriedFocus(
  root: RefObject<HTMLElement | null>,
  reveal: (path: string) => void,
  isInSheet: boolean,
): void {
  const [carried] = useState<unknown>(useLocation().state)
  const { data } = carriedSchema.safeParse(carried)
  useEffect(() => {
    const form = root.current
    if (form && isInSheet) form.querySelector<HTMLElement>(FIRST_INPUT)?.focus({ preventScroll: true })
    if (!data || !form || isInSheet) return undefined
    if (data.focus === '') {
      form.querySelector('h1')?.focus()
      return undefined
    }
    const placeCaret = ({ target }: FocusEvent) => {
      if (target instanceof Element && isText(target)) target.setSelectionRange(data.caret, data.caret)
    }
    form.addEventListener('focusin', placeCaret, { once: true })
    reveal(data.focus)
    return () => form.removeEventListener('focusin', placeCaret)
  }, []) // eslint-disable-line -- once, as the form opens
}
