import { FormulaError, MAX_FORMULA_LENGTH } from './formula.ts'

export interface Token {
  /** Normalized: `×` is `*`. '' is the end. */
  text: string
  from: number
  to: number
}

const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|([A-Za-z]+)|([-+*/()−×÷;:,]))/y
const CANONICAL_SIGNS: Readonly<Record<string, string>> = { '−': '-', '×': '*', '÷': '/' }
const MAX_UNKNOWN_LENGTH = 20

/** Removes colons from the parameter, because they separate parameters. */
export const unreadable = ({ text, from, to }: Token): FormulaError =>
  new FormulaError(`formula:${text.replaceAll(':', '')}`, { from, to })

function unknownToken(text: string, start: number): Token {
  const remainder = text.slice(start).trim().slice(0, MAX_UNKNOWN_LENGTH)
  const from = text.indexOf(remainder, start)
  return { text: remainder, from, to: from + remainder.length }
}

export function tokensOf(text: string): Token[] {
  const end = text.trimEnd().length
  if (end > MAX_FORMULA_LENGTH) throw new FormulaError(`tooLong:${MAX_FORMULA_LENGTH}`, { from: 0, to: 0 })
  const tokens: Token[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < end) {
    const start = TOKEN.lastIndex
    const [all = '', number, name, sign] = TOKEN.exec(text) ?? []
    if (all === '') throw unreadable(unknownToken(text, start))
    const to = start + all.length
    const from = to - all.trimStart().length
    // a comma is ambiguous: decimal point or separator
    if (sign === ',') throw new FormulaError('formulaComma', { from, to })
    tokens.push({ text: number ?? name ?? CANONICAL_SIGNS[sign ?? ''] ?? sign ?? '', from, to })
  }
  return [...tokens, { text: '', from: end, to: end }]
}
