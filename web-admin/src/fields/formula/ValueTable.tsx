import { tryFormula, type FormulaNumbers } from '@flou/shared/pricing/formula/check.ts'
import type { FormulaVariable } from '@flou/shared/pricing/formula/formula.ts'
import { formatMoney, MONEY_SCALE, roundForDisplay, wholeRupiahOf } from '@flou/shared/pricing/money.ts'
import { taxName, withTax } from '@flou/shared/pricing/tax.ts'
import type { Language } from '@flou/shared/locale.ts'
import { messageText } from '@flou/shared/texts/messages.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import { formulaTexts } from '../../core/texts/pricing.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { groupedNumber } from '../../core/records/amounts.ts'
import { usePackageTax } from './usePackageTax.ts'
import { Table } from '../../ui/table/Table.tsx'
import { FieldHint } from '../../ui/FieldHint.tsx'
import classes from './Formula.module.css'

/** Typical quantities; the table combines at most two variables. */
const SAMPLE_VALUES: Readonly<Partial<Record<FormulaVariable, readonly number[]>>> = {
  qty: [1, 2, 10, 50, 100, 1_000],
  capacity: [10, 100, 500, 1_000, 10_000],
  hours: [1, 24, 365, 730],
  billingItemValue: [1, 10, 100],
}
const ORDER: readonly FormulaVariable[] = ['qty', 'capacity', 'hours', 'billingItemValue']

interface Cell {
  /** Whole rupiah, rounded half up, as in an estimate. */
  price: string
  withTax: string
  fault: string
}

/** Tax rate of the site; null without added tax, undefined while loading. */
type Tax = number | null | undefined

function cellOf(
  { text, values, tax }: Pick<CellsProps, 'text' | 'values' | 'tax'>,
  language: Language,
): Cell {
  const result = tryFormula(text, values)
  if ('fault' in result) return { price: '', withTax: '', fault: messageText(result.fault.code, language) }
  const amount = wholeRupiahOf(result.exact)
  if (amount === undefined) return { price: '', withTax: '', fault: messageText('formulaResult', language) }
  return {
    price: formatMoney(amount, language),
    withTax: tax ? formatMoney(roundForDisplay(withTax(amount, tax)), language) : '',
    fault: '',
  }
}

interface CellsProps {
  text: string
  values: FormulaNumbers
  tax: Tax
  row: Partial<FormulaNumbers>
  across: FormulaVariable | undefined
}

function Cells({ text, values, tax, row, across }: CellsProps) {
  const t = useTextsOf(formulaTexts)
  const language = useLanguage()
  const tried = across ? (SAMPLE_VALUES[across] ?? []).map((value) => ({ [across]: value })) : [{}]
  return tried.map((column) => {
    const cell = cellOf({ text, values: { ...values, ...row, ...column }, tax }, language)
    return (
      <td key={JSON.stringify(column)} data-fault={cell.fault !== '' || undefined}>
        {cell.fault || cell.price}
        {cell.withTax !== '' && (
          <span className={classes.withTax}>{t('formula.withTax', { price: cell.withTax })}</span>
        )}
      </td>
    )
  })
}

interface Props {
  text: string
  type: AnyType
  names: readonly FormulaVariable[]
  values: FormulaNumbers
}

/** Prices of a formula for typical quantities, rounded and taxed as on the site. */
export function ValueTable({ text, type, names, values }: Props) {
  const t = useTextsOf(formulaTexts)
  const language = useLanguage()
  const tax = usePackageTax(type)
  const [down, across] = ORDER.filter((name) => names.includes(name))
  if (down === undefined) return null
  const samplesOf = (name: FormulaVariable) =>
    (SAMPLE_VALUES[name] ?? []).map((value) => ({
      value,
      label: `${name} ${groupedNumber(value, language)}`,
    }))
  const price = formatMoney(Math.round(values.price * MONEY_SCALE), language)
  return (
    <>
      <FieldHint>
        {tax
          ? t('formula.tableHint', { price, tax: taxName(tax, language) })
          : t('formula.tableHintUntaxed', { price })}
      </FieldHint>
      <Table
        label={t('formula.table')}
        {...(across && { columns: [down, ...samplesOf(across).map(({ label }) => label)] })}
        isNumeric
        phone="scroll"
        className={classes.table}
      >
        {samplesOf(down).map(({ value, label }) => (
          <tr key={value}>
            <th scope="row">{label}</th>
            <Cells text={text} values={values} tax={tax} row={{ [down]: value }} across={across} />
          </tr>
        ))}
      </Table>
    </>
  )
}
