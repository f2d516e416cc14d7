import type { Language } from '@flou/shared/locale.ts'
import { languageOfError, type FormErrors, type FormValues } from '../form/formErrors.ts'

const FOCUSABLE =
  'input:not([type=hidden]):not([hidden]), textarea, select, [contenteditable=true], [data-rich-text], button'

/** The fields on the screen that an error belongs to, in the order shown: errors below a field count to it. */
const faultyFields = (root: ParentNode, errors: FormErrors) =>
  [...root.querySelectorAll<HTMLElement>('[data-field]')].filter((element) => {
    const path = element.dataset['field'] ?? ''
    const holdsFields = element.querySelector('[data-field]') !== null
    return Object.keys(errors).some((one) => one === path || (!holdsFields && one.startsWith(`${path}.`)))
  })

const wantsStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** As many frames as what is around a field may take to be drawn. */
const FRAMES = 12

const isInView = (field: HTMLElement): boolean => {
  const { top, bottom } = field.getBoundingClientRect()
  return top >= 0 && bottom <= window.innerHeight
}

/** What was out of view is drawn when it comes near the window, and moves what stands below it: the field is brought back. */
function keepInView(field: HTMLElement, frames = FRAMES): void {
  if (!isInView(field)) field.scrollIntoView({ behavior: 'instant', block: 'center' })
  if (frames > 1) requestAnimationFrame(() => keepInView(field, frames - 1))
}

function focusWithin(field: HTMLElement): void {
  const isDrawn = field.checkVisibility({ contentVisibilityAuto: true })
  if (isDrawn) field.scrollIntoView({ behavior: wantsStillness() ? 'instant' : 'smooth', block: 'center' })
  else keepInView(field)
  field.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true })
}

/** Scrolls smoothly to the first field with an error and puts the focus into it; false where none is on the screen. */
export function focusFirstError(root: ParentNode, errors: FormErrors): boolean {
  const [first] = faultyFields(root, errors)
  if (first) focusWithin(first)
  return first !== undefined
}

/** Scrolls to one field and puts the focus into it; false where it is not on the screen. */
export function focusField(root: ParentNode, path: string): boolean {
  const field = root.querySelector<HTMLElement>(`[data-field="${CSS.escape(path)}"]`)
  if (field) focusWithin(field)
  return field !== null
}

/** The language to show so that an error can be seen: the present one where it has errors or none is in another. */
export function languageToShow(errors: FormErrors, values: FormValues, present: Language): Language {
  const languages = Object.keys(errors).map((path) => languageOfError(path, values))
  if (languages.some((one) => one === undefined || one === present)) return present
  return languages[0] ?? present
}
