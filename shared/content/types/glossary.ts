import { contentType } from '../define.ts'
import { longText, text } from '../fields/text.ts'
import { choice, toggle } from '../fields/value.ts'

export const TERM_KINDS = ['preferred', 'keep', 'avoid'] as const
export type TermKind = (typeof TERM_KINDS)[number]

interface TermTexts {
  term?: string
  instead?: string
}

function missingTexts({ kind, contents }: Record<string, unknown>): Record<string, string> {
  const entries = (Array.isArray(contents) ? contents : []) as TermTexts[]
  const without = entries.flatMap(({ term = '' }, index) => (term.trim() === '' ? [index] : []))
  if (kind === 'preferred' || without.length === entries.length)
    return Object.fromEntries(without.map((index) => [`contents.${index}.term`, 'required']))
  if (kind !== 'avoid') return {}
  const lacking = entries.flatMap(({ term = '', instead = '' }, index) =>
    term.trim() !== '' && instead.trim() === '' ? [index] : [],
  )
  return Object.fromEntries(lacking.map((index) => [`contents.${index}.instead`, 'required']))
}

/** Terms that forms warn about. A name that is kept needs its text in one language only. */
export const glossaryTerm = contentType('glossaryTerm', {
  label: { en: 'Term', id: 'Istilah' },
  plural: { en: 'Glossary', id: 'Glosarium' },
  title: 'term',
  search: ['term', 'instead'],
  internal: true,
  fields: {
    kind: choice(
      [
        { value: 'preferred', label: { en: 'Preferred translation', id: 'Terjemahan pilihan' } },
        { value: 'keep', label: { en: 'Do not translate', id: 'Jangan diterjemahkan' } },
        { value: 'avoid', label: { en: 'Avoid', id: 'Hindari' } },
      ] satisfies { value: TermKind; label: object }[],
      { initial: 'preferred' },
    ),
    matchCase: toggle({
      hint: { en: 'Only with these capital letters', id: 'Hanya dengan huruf kapital yang sama' },
    }),
    note: longText({ optional: true }),
  },
  localized: { term: text({ optional: true }), instead: text({ optional: true }) },
  list: {
    columns: ['term', 'kind', 'instead'],
    sortBy: 'term',
    kinds: 'kind',
    purpose: {
      en: 'Forms point out below a text if a name was translated, a preferred word is missing, or a word should be avoided.',
      id: 'Formulir memberi tahu di bawah teks jika ada nama yang ikut diterjemahkan, istilah pilihan yang belum dipakai, atau kata yang sebaiknya dihindari.',
    },
  },
  check: missingTexts,
})
