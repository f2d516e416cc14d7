import { referenceOf, type SubmissionRow } from '@flou/shared/submissions/inbox.ts'

/** A text as it is searched in: letter case and accents do not matter. */
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

/** Whose registration has a code, the one of the mail or the whole id; undefined where nobody's has. */
export function findByCode(rows: readonly SubmissionRow[], code: string): SubmissionRow | undefined {
  const text = folded(code.trim())
  return rows.find(({ id }) => id === text || folded(referenceOf(id)) === text)
}

/** Who fits what was typed or scanned: all words in name, address or company, or the code of a registration. */
export function findPeople(rows: readonly SubmissionRow[], typed: string): SubmissionRow[] {
  const text = folded(typed.trim())
  if (text === '') return [...rows]
  const byCode = findByCode(rows, text)
  if (byCode) return [byCode]
  const words = text.split(/\s+/)
  return rows.filter(({ values }) => {
    const own = folded(Object.values(values).join('\n'))
    return words.every((word) => own.includes(word))
  })
}
