import type { Text } from '../locale.ts'

/** What mails can be filled in with: the name between the braces, and what the back-office calls it. */
export const PLACEHOLDERS = {
  author: { en: 'Who submitted the change', id: 'Pengaju perubahan' },
  by: { en: 'Who decided, commented or made the change', id: 'Yang memutuskan, berkomentar, atau mengubah' },
  consent: { en: 'The words of the consent', id: 'Isi persetujuan' },
  days: { en: 'Days the link works', id: 'Masa berlaku tautan (hari)' },
  decision: { en: 'The decision, as a sentence', id: 'Keputusan, dalam satu kalimat' },
  form: { en: 'Name of the form', id: 'Nama formulir' },
  hours: { en: 'Hours the link works', id: 'Masa berlaku tautan (jam)' },
  name: { en: 'Name of the recipient', id: 'Nama penerima' },
  number: { en: 'How many there are', id: 'Jumlahnya' },
  site: { en: 'Name of the website', id: 'Nama situs' },
  title: { en: 'Title of the event or the content', id: 'Judul acara atau konten' },
  until: { en: 'Until when the place is kept', id: 'Batas waktu tempat disimpan' },
} as const satisfies Record<string, Text>

export type PlaceholderName = keyof typeof PLACEHOLDERS

/** Anything between braces, so that a misspelt name is found as well. */
const BRACED = /\{([^{}]*)\}/g

/** The names between braces in a text, in the order in which they stand there. */
export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(BRACED)].map(([, name = '']) => name)

/**
 * A text with its `{placeholders}` filled in. What is filled in is never looked through again; a name without a value stays as it is.
 */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(BRACED, (place, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? place) : place,
  )

/** Which placeholders a text may have, and which it must have. */
export interface PlaceholderRule {
  readonly placeholders: readonly PlaceholderName[]
  readonly required: readonly PlaceholderName[]
}

/** Longer than any name; a longer one is cut in the message. */
const NAMED = 40

/** What is wrong with the placeholders of a text, as a message code (`messages.ts`); undefined where nothing is. */
export function placeholderProblem(text: string, rule: PlaceholderRule): string | undefined {
  const names = placeholdersIn(text)
  const known: ReadonlySet<string> = new Set(rule.placeholders)
  const unknown = names.find((name) => !known.has(name))
  if (unknown !== undefined) return `placeholderUnknown:${unknown.replaceAll(':', ' ').slice(0, NAMED)}`
  const missing = rule.required.find((name) => !names.includes(name))
  return missing && `placeholderMissing:${missing}`
}
