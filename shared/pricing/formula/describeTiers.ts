import type { Language } from '../../locale.ts'
import { formulaTexts } from '../../texts/pricing.ts'
import { reader } from '../../texts/reader.ts'
import { compare, divide, fraction, multiply, ONE, subtract, ZERO, type Fraction } from '../fraction.ts'
import { formatNumber } from '../money.ts'
import { formatAmount, type BilledItem } from '../priceUnit.ts'
import { FormulaError, type Expression, type FormulaVariable } from './formula.ts'
import { parseFormula } from './parse.ts'

type Steps = Extract<Expression, { kind: 'steps' }>

const isFactor = (expression: Expression): boolean =>
  expression.kind === 'number' ||
  expression.kind === 'variable' ||
  (expression.kind === 'operation' &&
    expression.sign === '*' &&
    isFactor(expression.left) &&
    isFactor(expression.right))

function tiersIn(expression: Expression): Steps | undefined {
  if (expression.kind === 'steps') return expression
  if (expression.kind !== 'operation' || expression.sign === '+' || expression.sign === '-') return undefined
  const { sign, left, right } = expression
  if (isFactor(right)) return tiersIn(left)
  return sign === '*' && isFactor(left) ? tiersIn(right) : undefined
}

function rateOf(expression: Expression): Fraction | undefined {
  if (expression.kind === 'number') return expression.value
  if (expression.kind === 'variable') return expression.name === 'price' ? ONE : undefined
  if (expression.kind !== 'operation') return undefined
  const [left, right] = [rateOf(expression.left), rateOf(expression.right)]
  if (!left || !right) return undefined
  if (expression.sign === '*') return multiply(left, right)
  return expression.sign === '/' && compare(right, ZERO) !== 0 ? divide(left, right) : undefined
}

interface Tier {
  from: number
  rate: Fraction
}

function readTiers({ steps }: Steps): Tier[] | undefined {
  const tiers = steps.map(({ from: { n, d }, value }) => ({
    from: Number(n) / Number(d),
    rate: rateOf(value),
  }))
  return tiers.every((tier): tier is Tier => tier.rate !== undefined) ? tiers : undefined
}

const HUNDRED = fraction(100n)
const read = reader(formulaTexts)
const numberOf = ({ n, d }: Fraction) => Number(n) / Number(d)

function describe({ name, of }: Steps, tiers: readonly Tier[], { item, language }: TierOptions): string {
  const t = read[language]
  const amount = (from: number) =>
    item && of.kind === 'variable' && of.name === 'capacity'
      ? formatAmount(from, item, language)
      : formatNumber(from, language)
  const isFree = ({ rate }: Tier) => compare(rate, ZERO) === 0
  const base = tiers.find((tier) => !isFree(tier))
  if (!base) return ''
  const texts = tiers.flatMap((tier) => {
    if (isFree(tier)) return tier.from === 0 ? [t('firstFree', { amount: amount(base.from) })] : []
    const less = multiply(subtract(ONE, divide(tier.rate, base.rate)), HUNDRED)
    const direction = compare(less, ZERO)
    if (direction === 0) return []
    const percent = formatNumber(Math.abs(Math.round(numberOf(less) * 100) / 100), language)
    return [t(direction > 0 ? 'less' : 'more', { percent, amount: amount(tier.from) })]
  })
  const text = texts.join(', ')
  return name === 'tier' && text !== '' ? t('onAll', { tiers: text }) : text
}

interface TierOptions {
  item?: BilledItem | undefined
  language: Language
}

const NAMED = ['qty', 'capacity', 'hours'] as const satisfies readonly FormulaVariable[]

/**
 * Describes a formula for visitors: `10% less from 1 TB, 20% less from 5 TB`. Formulas without readable tiers are
 * described by what the price depends on, and texts that are not a formula by nothing.
 */
export function describeTiers(formula: string, options: TierOptions): string {
  try {
    const { expression, variables } = parseFormula(formula)
    const steps = tiersIn(expression)
    const tiers = steps && readTiers(steps)
    if (steps && tiers) return describe(steps, tiers, options)
    const t = read[options.language]
    const names = NAMED.filter((name) => variables.includes(name)).map((name) => t(name))
    return names.length > 0 ? t('dependsOn', { names: names.join(', ') }) : ''
  } catch (error) {
    if (error instanceof FormulaError) return ''
    throw error
  }
}
