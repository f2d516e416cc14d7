import type { Text } from '../locale.ts'

export const FORM_LIMITS = { message: 2_000, text: 255, name: 100, phone: 30, path: 300 } as const

export interface FormChoice {
  readonly value: string
  readonly label: Text
}

export interface FormField {
  readonly kind: FormFieldKind
  readonly label: Text
  readonly required: boolean
  readonly max: number
  readonly autocomplete?: string
  readonly hint?: Text
  /** Hint for an optional field; default: "optional". */
  readonly mayBeEmpty?: Text
  readonly choices?: readonly FormChoice[]
  /** Condition: the field applies only for this value of another field. */
  readonly when?: { readonly field: string; readonly is: string }
  /** Message code for a missing value; default `required`. */
  readonly missing?: string
  readonly version?: number
  readonly isHidden?: boolean
  readonly refersTo?: 'estimate' | 'event'
}

export type FormFieldKind =
  | 'agreement'
  | 'choice'
  | 'city'
  | 'country'
  | 'email'
  | 'longText'
  | 'number'
  | 'phone'
  | 'rating'
  | 'state'
  | 'text'

/** Kinds measured in visible characters; others in UTF-16 units. */
export const COUNTED_KINDS: ReadonlySet<FormFieldKind> = new Set(['city', 'longText', 'state', 'text'])

type FieldOptions = Partial<Omit<FormField, 'kind' | 'label' | 'required'>> & {
  optional?: boolean
  label: Text
}

const field = (
  kind: FormFieldKind,
  { optional = false, max = FORM_LIMITS.text, ...rest }: FieldOptions,
): FormField => ({
  kind,
  required: !optional,
  max,
  ...rest,
})

export const shortText = (options: FieldOptions) => field('text', options)
export const message = (options: FieldOptions) => field('longText', { max: FORM_LIMITS.message, ...options })
export const oneOf = (choices: readonly FormChoice[], options: FieldOptions) =>
  field('choice', { choices, ...options })
export const rating = (options: FieldOptions) => field('rating', { max: 1, ...options })
export const hiddenNumber = (options: FieldOptions) =>
  field('number', { max: 12, isHidden: true, ...options })
export const hiddenText = (options: FieldOptions) => field('text', { isHidden: true, ...options })
const agreement = (options: FieldOptions & { version: number }) => field('agreement', { max: 4, ...options })

const NAME = { max: FORM_LIMITS.name } as const

export const firstName = () =>
  shortText({ ...NAME, label: { en: 'First name', id: 'Nama depan' }, autocomplete: 'given-name' })
/** Optional: many Indonesians have a single name. */
export const lastName = () =>
  shortText({
    ...NAME,
    label: { en: 'Last name', id: 'Nama belakang' },
    autocomplete: 'family-name',
    optional: true,
    mayBeEmpty: { en: 'leave empty if you have one name', id: 'kosongkan jika nama Anda hanya satu' },
  })
export const fullName = () => shortText({ ...NAME, label: { en: 'Name', id: 'Nama' }, autocomplete: 'name' })
export const email = (label: Text = { en: 'Email', id: 'Email' }) =>
  field('email', { label, autocomplete: 'email' })
export const phone = ({ label, optional = false }: { label?: Text; optional?: boolean } = {}) =>
  field('phone', {
    label: label ?? { en: 'Phone number', id: 'Nomor telepon' },
    max: FORM_LIMITS.phone,
    autocomplete: 'tel',
    optional,
  })
export const company = ({ optional = false }: { optional?: boolean } = {}) =>
  shortText({ label: { en: 'Company', id: 'Perusahaan' }, autocomplete: 'organization', optional })

export const OTHER_LOCATION = 'other'

export const locationFields = ({ optional = false }: { optional?: boolean } = {}) => ({
  state: field('state', {
    label: { en: 'State or province', id: 'Provinsi' },
    autocomplete: 'address-level1',
    optional,
  }),
  otherState: shortText({
    label: { en: 'Other state or province', id: 'Provinsi lain' },
    when: { field: 'state', is: OTHER_LOCATION },
    optional,
  }),
  city: field('city', {
    label: { en: 'City', id: 'Kota atau kabupaten' },
    autocomplete: 'address-level2',
    optional,
  }),
  otherCity: shortText({
    label: { en: 'Other city', id: 'Kota lain' },
    when: { field: 'city', is: OTHER_LOCATION },
    optional,
  }),
})

const JOB_ROLES: readonly FormChoice[] = [
  { value: 'executive', label: { en: 'Executive or owner', id: 'Direksi atau pemilik' } },
  { value: 'it-manager', label: { en: 'IT manager', id: 'Manajer TI' } },
  { value: 'architect', label: { en: 'Solution architect', id: 'Arsitek solusi' } },
  { value: 'engineer', label: { en: 'System or network engineer', id: 'Engineer sistem atau jaringan' } },
  { value: 'developer', label: { en: 'Software developer', id: 'Pengembang perangkat lunak' } },
  { value: 'data', label: { en: 'Data or AI specialist', id: 'Spesialis data atau AI' } },
  { value: 'security', label: { en: 'Security specialist', id: 'Spesialis keamanan' } },
  { value: 'procurement', label: { en: 'Procurement or finance', id: 'Pengadaan atau keuangan' } },
  { value: 'student', label: { en: 'Student or lecturer', id: 'Mahasiswa atau dosen' } },
  { value: 'other', label: { en: 'Other', id: 'Lainnya' } },
]
export const jobRole = () =>
  oneOf(JOB_ROLES, {
    label: { en: 'Job role', id: 'Jabatan' },
    missing: 'jobRole',
  })

export const country = () =>
  field('country', {
    label: { en: 'Country or region', id: 'Negara atau wilayah' },
    autocomplete: 'country',
    max: 2,
  })

export const privacyAgreement = () =>
  agreement({
    label: {
      en: 'I have read the privacy policy and agree that my personal data is processed as it says.',
      id: 'Saya telah membaca kebijakan privasi dan menyetujui pemrosesan data pribadi saya sesuai kebijakan tersebut.',
    },
    version: 1,
    missing: 'privacyPolicy',
  })
