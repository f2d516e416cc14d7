import { isEmail } from '../strings/email.ts'
import { normalizeEmail, manyLines, oneLine } from '../strings/oneLine.ts'
import { isBlank } from '../strings/visible.ts'
import { dialled, phoneText } from './phone.ts'
import type { FormDeclaration } from './define.ts'
import { COUNTED_KINDS, OTHER_LOCATION, type FormField, type FormFieldKind } from './fields.ts'
import { PROVINCES } from './provinces.ts'
import { lengthProblem } from '../strings/letters.ts'

export type FormValue = string | number | boolean
export type FormValues = Record<string, FormValue>

export interface CheckedForm {
  /** Normalized values of all fields; conditional fields that do not apply are empty. */
  values: FormValues
  errors: Record<string, string>
}

const COUNTRY = /^[A-Z]{2}$/
const WHOLE = /^\d{1,10}$/

const isChosen = ({ choices = [] }: FormField, value: string) =>
  choices.some((choice) => choice.value === value)

const STATES: ReadonlySet<string> = new Set([...PROVINCES, OTHER_LOCATION])
const isState = (value: string) => STATES.has(value)

type Check = (value: string, field: FormField) => string | undefined
const unless =
  (isValid: (value: string, field: FormField) => boolean, code: string): Check =>
  (value, field) =>
    isValid(value, field) ? undefined : code
const anything: Check = () => undefined

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
  email: normalizeEmail,
  longText: (value) => manyLines(value).trim(),
  phone: phoneText,
}

function textOf(input: unknown): string | undefined {
  if (input === undefined || input === null || input === false) return ''
  if (input === true) return 'on'
  if (typeof input === 'number') return String(input)
  return typeof input === 'string' ? input : undefined
}

function toStoredValue({ kind }: FormField, text: string): FormValue {
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

function checkField(field: FormField, input: unknown): CheckedField {
  const typed = textOf(input)
  if (typed === undefined) return { value: '', error: 'invalid' }
  const excess = tooLong(typed, field)
  if (excess !== undefined) return { value: '', error: excess }
  const text = (NORMALIZED[field.kind] ?? ((value: string) => oneLine(value).trim()))(typed)
  if (isBlank(text)) {
    const value = toStoredValue(field, '')
    return field.required ? { value, error: field.missing ?? 'required' } : { value }
  }
  const error = tooLong(text, field) ?? CHECKS[field.kind](text, field)
  return { value: toStoredValue(field, text), ...(error !== undefined && { error }) }
}

/** Validates form input in the browser and on the server. Unknown names are errors. */
export function checkForm(
  { fields }: Pick<FormDeclaration, 'fields'>,
  input: Readonly<Record<string, unknown>>,
): CheckedForm {
  const values: FormValues = {}
  const errors: Record<string, string> = {}
  for (const name of Object.keys(input)) if (!Object.hasOwn(fields, name)) errors[name] = 'unknownField'
  for (const [name, field] of Object.entries(fields)) {
    const isApplicable = !field.when || input[field.when.field] === field.when.is
    const { value, error } = isApplicable ? checkField(field, input[name]) : { value: '' }
    values[name] = value
    if (error !== undefined) errors[name] = error
  }
  return { values, errors }
}
