import { referenceOf, type SubmissionRow, senderOf } from '@flou/shared/inbox/inbox.ts'
import { eventRegistration } from '@flou/shared/forms/forms/eventRegistration.ts'

/** Returns the participant's name, or the reference if restricted. */
export const nameOf = ({ id, values }: SubmissionRow) =>
  senderOf(eventRegistration, values) || referenceOf(id)

const normalize = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()

/** Finds a registration by its mailed code or full id. */
export function findByCode(rows: readonly SubmissionRow[], code: string): SubmissionRow | undefined {
  const text = normalize(code.trim())
  return rows.find(({ id }) => id === text || normalize(referenceOf(id)) === text)
}

/** Finds by code, or by all words in any field. */
export function findPeople(rows: readonly SubmissionRow[], typed: string): SubmissionRow[] {
  const text = normalize(typed.trim())
  if (text === '') return [...rows]
  const byCode = findByCode(rows, text)
  if (byCode) return [byCode]
  const words = text.split(/\s+/)
  return rows.filter(({ values }) => {
    const own = normalize(Object.values(values).join('\n'))
    return words.every((word) => own.includes(word))
  })
}
