import type { Text } from '../locale.ts'

/** The longest message a form takes, and the longest of its other texts, in characters (decision 42). */
export const FORM_LIMITS = { message: 2_000, text: 255, name: 100, phone: 30, path: 300 } as const

export interface FormChoice {
  readonly value: string
  readonly label: Text
}

/** A field of a form that visitors fill in. */
export interface FormField {
  readonly kind: FormFieldKind
  readonly label: Text
  readonly required: boolean
  /** The most characters it takes. */
  readonly max: number
  /** What browsers fill it with: a value of HTML's `autocomplete`. */
  readonly autocomplete?: string
  readonly hint?: Text
  /** Shown next to the label of an optional field: when to leave it empty. Without it the field is marked optional. */
  readonly mayBeEmpty?: Text
  readonly choices?: readonly FormChoice[]
  /** It is asked for only while another field has this value. */
  readonly when?: { readonly field: string; readonly is: string }
  /** The message code where nothing was given; `required` where it is absent. */
  readonly missing?: string
  /** Version of the words that a box agrees to; stored with each submission. */
  readonly version?: number
  /** Filled by the page, not by the visitor. */
  readonly isHidden?: boolean
  /** What its value is the id of. */
  readonly refersTo?: 'estimate'
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

/** Kinds whose characters are counted as people see them; all others are written for machines. */
export const COUNTED_KINDS: ReadonlySet<FormFieldKind> = new Set(['city', 'longText', 'state', 'text'])

type Given = Partial<Omit<FormField, 'kind' | 'label' | 'required'>> & { optional?: boolean; label: Text }

const field = (
  kind: FormFieldKind,
  { optional = false, max = FORM_LIMITS.text, ...rest }: Given,
): FormField => ({
  kind,
  required: !optional,
  max,
  ...rest,
})

export const shortText = (given: Given) => field('text', given)
export const message = (given: Given) => field('longText', { max: FORM_LIMITS.message, ...given })
/** One of a few. */
export const oneOf = (choices: readonly FormChoice[], given: Given) => field('choice', { choices, ...given })
/** One to five stars. */
export const rating = (given: Given) => field('rating', { max: 1, ...given })
/** A whole number that the page gives: the id of what the form is about. */
export const hiddenNumber = (given: Given) => field('number', { max: 12, isHidden: true, ...given })
export const hiddenText = (given: Given) => field('text', { isHidden: true, ...given })
/** A box that has to be ticked; never ticked beforehand. `version` counts its wordings. */
export const agreement = (given: Given & { version: number }) => field('agreement', { max: 4, ...given })

const NAME = { max: FORM_LIMITS.name } as const

export const firstName = () =>
  shortText({ ...NAME, label: { en: 'First name', id: 'Nama depan' }, autocomplete: 'given-name' })
/** Many people have one name. */
export const lastName = () =>
  shortText({
    ...NAME,
    label: { en: 'Last name', id: 'Nama belakang' },
    autocomplete: 'family-name',
    optional: true,
    mayBeEmpty: { en: 'leave empty if you have one name', id: 'kosongkan jika nama Anda hanya satu' },
  })
export const fullName = () => shortText({ ...NAME, label: { en: 'Name', id: 'Nama' }, autocomplete: 'name' })
export const email = (label: Text = { en: 'E-mail', id: 'Email' }) =>
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

/** What a list of places offers for those it does not hold. */
export const OTHER = 'other'

/** Province and city, each with a field for those that the lists do not hold (spec §3). */
export const places = ({ optional = false }: { optional?: boolean } = {}) => ({
  state: field('state', {
    label: { en: 'State or province', id: 'Provinsi' },
    autocomplete: 'address-level1',
    optional,
  }),
  otherState: shortText({
    label: { en: 'Other state or province', id: 'Provinsi lain' },
    when: { field: 'state', is: OTHER },
    optional,
  }),
  city: field('city', {
    label: { en: 'City', id: 'Kota atau kabupaten' },
    autocomplete: 'address-level2',
    optional,
  }),
  otherCity: shortText({
    label: { en: 'Other city', id: 'Kota lain' },
    when: { field: 'city', is: OTHER },
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

/** The agreement that feedback asks for (spec §5). */
export const privacyAgreement = () =>
  agreement({
    label: {
      en: 'I have read the privacy policy and agree that my personal data is processed as it says.',
      id: 'Saya telah membaca kebijakan privasi dan menyetujui pemrosesan data pribadi saya sesuai kebijakan tersebut.',
    },
    version: 1,
    missing: 'privacyPolicy',
  })
