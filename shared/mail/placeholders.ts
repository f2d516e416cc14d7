import type { Text } from '../locale.ts'

export const PLACEHOLDERS = {
  author: { en: 'Author of the change', id: 'Penulis perubahan' },
  by: {
    en: 'Person who decided, commented, replied or made the change',
    id: 'Orang yang memutuskan, berkomentar, membalas, atau mengubah',
  },
  consent: { en: 'Text of the consent', id: 'Isi persetujuan' },
  days: { en: 'Days the link is valid', id: 'Masa berlaku tautan (hari)' },
  decision: { en: 'The decision, as a sentence', id: 'Keputusan, dalam satu kalimat' },
  form: { en: 'Name of the form', id: 'Nama formulir' },
  hours: { en: 'Hours the link is valid', id: 'Masa berlaku tautan (jam)' },
  name: { en: 'Name of the recipient', id: 'Nama penerima' },
  number: { en: 'Number of items', id: 'Jumlah' },
  reference: { en: 'Reference number', id: 'Nomor referensi' },
  site: { en: 'Name of the website', id: 'Nama situs' },
  title: { en: 'Title of the event or the content', id: 'Judul acara atau konten' },
  until: { en: 'End of the seat offer', id: 'Tenggat penawaran tempat' },
} as const satisfies Record<string, Text>

export type PlaceholderName = keyof typeof PLACEHOLDERS

/** Names in double braces, then everything else in braces, which is misspelt. */
export function placeholdersIn(text: string): string[] {
  const names: string[] = []
  const rest = text.replace(/\{\{([^{}]*)\}\}/g, (_, name: string) => {
    names.push(name)
    return ' '
  })
  return [...names, ...(rest.match(/\{[^{}]*\}/g) ?? [])]
}

/** Reads texts that were stored before placeholders had two braces: `{name}` is `{{name}}`. */
export const withDoubleBraces = (text: string): string =>
  text.replace(/(?<!\{)\{(\w+)\}(?!\})/g, (match, name: string) =>
    Object.hasOwn(PLACEHOLDERS, name) ? `{{${name}}}` : match,
  )

export interface PlaceholderRule {
  readonly placeholders: readonly PlaceholderName[]
  readonly required: readonly PlaceholderName[]
}

const NAMED = 40

/** Returns a message code for unknown or missing placeholders. */
export function placeholderProblem(text: string, rule: PlaceholderRule): string | undefined {
  const names = placeholdersIn(withDoubleBraces(text))
  const allowed: ReadonlySet<string> = new Set(rule.placeholders)
  const unknownName = names.find((name) => !allowed.has(name))
  if (unknownName !== undefined)
    return `placeholderUnknown:${unknownName.replaceAll(':', ' ').slice(0, NAMED)}`
  const missing = rule.required.find((name) => !names.includes(name))
  return missing && `placeholderMissing:${missing}`
}
