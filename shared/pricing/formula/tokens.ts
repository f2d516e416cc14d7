import { FormulaError, MAX_FORMULA_LENGTH } from './formula.ts'

export interface Token {
  /** As the parser knows it: `×` is `*`. '' is the end. */
  text: string
  /** Where it begins and ends in the formula. */
  from: number
  to: number
}

const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|([A-Za-z]+)|([-+*/()−×÷;:,]))/y
const SAME: Readonly<Record<string, string>> = { '−': '-', '×': '*', '÷': '/' }
const LONGEST_PART = 20

/** A code that names what could not be read; its parameter must not hold the colon that separates parameters. */
export const unreadable = ({ text, from, to }: Token): FormulaError =>
  new FormulaError(`formula:${text.replaceAll(':', '')}`, { from, to })

function unknownPart(text: string, start: number): Token {
  const rest = text.slice(start).trim().slice(0, LONGEST_PART)
  const from = text.indexOf(rest, start)
  return { text: rest, from, to: from + rest.length }
}

/** The parts of a formula, and its end. @throws FormulaError */
export function tokensOf(text: string): Token[] {
  const end = text.trimEnd().length
  if (end > MAX_FORMULA_LENGTH) throw new FormulaError(`tooLong:${MAX_FORMULA_LENGTH}`, { from: 0, to: 0 })
  const tokens: Token[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < end) {
    const start = TOKEN.lastIndex
    const [all = '', number, name, sign] = TOKEN.exec(text) ?? []
    if (all === '') throw unreadable(unknownPart(text, start))
    const to = start + all.length
    const from = to - all.trimStart().length
    // a comma may be meant as a decimal point or as a separator: nobody can tell which
    if (sign === ',') throw new FormulaError('formulaComma', { from, to })
    tokens.push({ text: number ?? name ?? SAME[sign ?? ''] ?? sign ?? '', from, to })
  }
  return [...tokens, { text: '', from: end, to: end }]
}
