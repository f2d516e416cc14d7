import type { Language } from '../../locale.ts'
import {
  FormulaError,
  type Expression,
  type FormulaVariable,
  type FunctionName,
  type Sign,
} from './formula.ts'
import { parseFormula } from './parse.ts'

type Words = Readonly<Record<Language, string>>

export const VARIABLE_WORDS: Readonly<Record<FormulaVariable, Words>> = {
  price: { en: 'price', id: 'harga' },
  qty: { en: 'quantity', id: 'jumlah' },
  capacity: { en: 'capacity', id: 'kapasitas' },
  billingItemValue: { en: 'billing unit', id: 'satuan tagihan' },
  hours: { en: 'hours', id: 'jam' },
}
const FUNCTIONS: Readonly<Record<FunctionName, Words>> = {
  min: { en: 'the lesser of', id: 'nilai terkecil dari' },
  max: { en: 'the greater of', id: 'nilai terbesar dari' },
  ceil: { en: 'rounded up', id: 'dibulatkan ke atas' },
  floor: { en: 'rounded down', id: 'dibulatkan ke bawah' },
}
const STEPS = {
  tier: { en: 'by step of', id: 'menurut tingkat' },
  graduated: { en: 'added up over the steps of', id: 'dijumlahkan per tingkat' },
} as const
const FROM: Words = { en: 'from', id: 'mulai' }
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
  variable: ({ name }, language) => VARIABLE_WORDS[name][language],
  negative: ({ of }, language) => `−${inParentheses(write(of, language), of.kind === 'operation')}`,
  operation,
  call: ({ name, parts }, language) =>
    `${FUNCTIONS[name][language]} (${parts.map((part) => write(part, language)).join('; ')})`,
  steps: ({ name, of, steps }, language) => {
    const written = steps.map(({ from: { n, d }, value }) => {
      const start = decimal(String(Number(n) / Number(d)), language)
      return `${FROM[language]} ${start}: ${write(value, language)}`
    })
    return `${STEPS[name][language]} ${write(of, language)} (${written.join('; ')})`
  },
}

function write(expression: Expression, language: Language): string {
  // each kind has its own function, which the compiler cannot follow through the index
  const own = WRITE[expression.kind] as (expression: Expression, language: Language) => string
  return own(expression, language)
}

/**
 * A formula (decision 32) as visitors read it: its variables and functions in their language, its signs as on paper. A text that is no
 * formula stays as it is.
 */
export function formulaInWords(formula: string, language: Language): string {
  try {
    return write(parseFormula(formula).expression, language)
  } catch (error) {
    if (error instanceof FormulaError) return formula
    throw error
  }
}
