import { isEmail } from '../text/email.ts'
import { emailAddress, manyLines, oneLine } from '../text/oneLine.ts'
import { lengthProblem } from '../text/textLength.ts'
import { isBlank } from '../text/visible.ts'
import { dialled, phoneText } from '../text/phone.ts'
import type { Submission } from './define.ts'
import { COUNTED_KINDS, OTHER, type FormField, type FormFieldKind } from './fields.ts'
import { PROVINCES } from './provinces.ts'

export type FormValue = string | number | boolean
export type FormValues = Record<string, FormValue>

export interface CheckedForm {
  /** Every field, as it is stored; what was not asked for is empty. */
  values: FormValues
  /** Message codes by name of the field. */
  errors: Record<string, string>
}

const COUNTRY = /^[A-Z]{2}$/
const WHOLE = /^\d{1,10}$/

const isChosen = ({ choices = [] }: FormField, value: string) =>
  choices.some((choice) => choice.value === value)

const STATES: ReadonlySet<string> = new Set([...PROVINCES, OTHER])
const isState = (value: string) => STATES.has(value)

type Check = (value: string, field: FormField) => string | undefined
const unless =
  (isValid: (value: string, field: FormField) => boolean, code: string): Check =>
  (value, field) =>
    isValid(value, field) ? undefined : code
const anything: Check = () => undefined

/** What a value that was given has to be, by kind of field. */
const CHECKS: Record<FormFieldKind, Check> = {
  agreement: unless((value) => value === 'on', 'required'),
  choice: unless((value, field) => isChosen(field, value), 'invalid'),
  city: anything,
  country: unless((value) => COUNTRY.test(value), 'invalid'),
  email: unless(isEmail, 'email'),
  longText: anything,
  number: unless((value) => WHOLE.test(value), 'invalid'),
  phone: unless((value) => dialled(value) !== undefined, 'phone'),
  rating: unless((value) => /^[1-5]$/.test(value), 'invalid'),
  state: unless(isState, 'invalid'),
  text: anything,
}

const NORMALIZED: Partial<Record<FormFieldKind, (value: string) => string>> = {
  email: emailAddress,
  longText: (value) => manyLines(value).trim(),
  phone: phoneText,
}

/** What was given as text: scripts send numbers and booleans, forms without script texts alone. */
function textOf(given: unknown): string | undefined {
  if (given === undefined || given === null || given === false) return ''
  if (given === true) return 'on'
  if (typeof given === 'number') return String(given)
  return typeof given === 'string' ? given : undefined
}

function stored({ kind }: FormField, text: string): FormValue {
  if (kind === 'agreement') return text === 'on'
  if (kind === 'rating' || kind === 'number') return text === '' ? 0 : Number(text)
  return text
}

function tooLong(text: string, { kind, max }: FormField): string | undefined {
  const problem = COUNTED_KINDS.has(kind)
    ? lengthProblem(text, max)
    : text.length > max
      ? 'tooLong'
      : undefined
  return problem === 'tooLong' ? `tooLong:${max}` : problem
}

interface CheckedField {
  value: FormValue
  error?: string
}

function checkedField(field: FormField, given: unknown): CheckedField {
  const typed = textOf(given)
  if (typed === undefined) return { value: '', error: 'invalid' }
  const excess = tooLong(typed, field)
  if (excess !== undefined) return { value: '', error: excess }
  const text = (NORMALIZED[field.kind] ?? ((value: string) => oneLine(value).trim()))(typed)
  if (isBlank(text)) {
    const value = stored(field, '')
    return field.required ? { value, error: field.missing ?? 'required' } : { value }
  }
  // some letters become several
  const error = tooLong(text, field) ?? CHECKS[field.kind](text, field)
  return { value: stored(field, text), ...(error !== undefined && { error }) }
}

/**
 * Checks what was put into a form, in the browser and again on the server. Texts are stored as `oneLine` and `manyLines` make them.
 * @param given by name of field; unknown names are errors of their own (`unknownField`)
 */
export function checkForm(
  { fields }: Pick<Submission, 'fields'>,
  given: Readonly<Record<string, unknown>>,
): CheckedForm {
  const values: FormValues = {}
  const errors: Record<string, string> = {}
  for (const name of Object.keys(given)) if (!Object.hasOwn(fields, name)) errors[name] = 'unknownField'
  for (const [name, field] of Object.entries(fields)) {
    const isAsked = !field.when || given[field.when.field] === field.when.is
    const { value, error } = isAsked ? checkedField(field, given[name]) : { value: '' }
    values[name] = value
    if (error !== undefined) errors[name] = error
  }
  return { values, errors }
}
