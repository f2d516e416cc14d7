import type { Language } from '../../locale.ts'
import { formulaTexts } from '../../texts/pricing.ts'
import { FormulaError, type Expression, type Sign } from './formula.ts'
import { parseFormula } from './parse.ts'

const SIGNS: Readonly<Record<Sign, string>> = { '*': ' × ', '/': ' ÷ ', '+': ' + ', '-': ' − ' }

type Of<K extends Expression['kind']> = Extract<Expression, { kind: K }>
type Write<K extends Expression['kind']> = (expression: Of<K>, language: Language) => string

const isSum = (expression: Expression) =>
  expression.kind === 'operation' && (expression.sign === '+' || expression.sign === '-')
const inParentheses = (text: string, isNeeded: boolean) => (isNeeded ? `(${text})` : text)

const decimal = (text: string, language: Language) => (language === 'id' ? text.replace('.', ',') : text)

const operation: Write<'operation'> = ({ sign, left, right }, language) => {
  const isProduct = sign === '*' || sign === '/'
  const isRightGrouped =
    (isProduct && isSum(right)) ||
    (sign === '-' && isSum(right)) ||
    (sign === '/' && right.kind === 'operation')
  return [
    inParentheses(write(left, language), isProduct && isSum(left)),
    SIGNS[sign],
    inParentheses(write(right, language), isRightGrouped),
  ].join('')
}

const WRITE: { readonly [K in Expression['kind']]: Write<K> } = {
  number: ({ text }, language) => decimal(text, language),
  variable: ({ name }, language) => formulaTexts[name][language],
  negative: ({ of }, language) => `−${inParentheses(write(of, language), of.kind === 'operation')}`,
  operation,
  call: ({ name, args }, language) =>
    `${formulaTexts[name][language]} (${args.map((arg) => write(arg, language)).join('; ')})`,
  steps: ({ name, of, steps }, language) => {
    const written = steps.map(({ from: { n, d }, value }) => {
      const start = decimal(String(Number(n) / Number(d)), language)
      return `${formulaTexts.from[language]} ${start}: ${write(value, language)}`
    })
    return `${formulaTexts[name][language]} ${write(of, language)} (${written.join('; ')})`
  },
}

function write(expression: Expression, language: Language): string {
  // the compiler cannot relate `kind` to its function
  const own = WRITE[expression.kind] as (expression: Expression, language: Language) => string
  return own(expression, language)
}

/** Translates a formula for visitors. Invalid formulas are returned unchanged. */
export function describeFormula(formula: string, language: Language): string {
  try {
    return write(parseFormula(formula).expression, language)
  } catch (error) {
    if (error instanceof FormulaError) return formula
    throw error
  }
}
