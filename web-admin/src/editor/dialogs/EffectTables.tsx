import type {
  EstimateEffect,
  PackageEffect,
  PriceEffectResponse,
} from '@flou/shared/pricing/effect/priceEffect.ts'
import type { Language, Text } from '@flou/shared/locale.ts'
import { formatMoney } from '@flou/shared/pricing/money.ts'
import { translator } from '@flou/shared/texts/translator.ts'
import { priceEffectTexts } from '../../core/texts/pricing.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { groupedNumber } from '../../core/records/amounts.ts'
import { Table } from '../../ui/table/Table.tsx'
import table from '../../ui/table/Table.module.css'
import classes from './PriceEffect.module.css'

type Compared = Pick<PackageEffect, 'before' | 'after' | 'percent'>

interface Row extends Compared {
  key: number
  title: string
  note: string
}

const inLanguage = (text: Text | undefined, language: Language) =>
  text ? text[language] || text.en || text.id : ''

function percentText(percent: number, language: Language): string {
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : ''
  const value = sign + groupedNumber(Math.abs(percent), language)
  return translator(priceEffectTexts)[language]('effect.percent', { value })
}

function EffectTable({ caption, rows, limit }: { caption: string; rows: readonly Row[]; limit: number }) {
  const t = useTextsOf(priceEffectTexts)
  const language = useLanguage()
  const money = (amount: number | null) =>
    amount === null ? t('effect.noPrice') : formatMoney(amount, language)
  const changeText = ({ before, after, percent }: Compared) => {
    if (percent !== null) return percentText(percent, language)
    return before === after ? '–' : t('effect.otherwise')
  }
  return (
    <Table
      label={caption}
      caption={caption}
      columns={[t('effect.name'), t('effect.before'), t('effect.after'), t('effect.change')]}
      isNumeric
      frame="short"
    >
      {rows.map((row) => (
        <tr key={row.key} data-great={Math.abs(row.percent ?? 0) > limit || undefined}>
          <th scope="row" className={table.what}>
            {row.title}
            {row.note !== '' && <span className={table.sub}>{row.note}</span>}
          </th>
          <td data-label={t('effect.before')}>{money(row.before)}</td>
          <td data-label={t('effect.after')}>{money(row.after)}</td>
          <td className={classes.change} data-label={t('effect.change')}>
            {changeText(row)}
          </td>
        </tr>
      ))}
    </Table>
  )
}

export function EffectTables({ effect }: { effect: PriceEffectResponse }) {
  const t = useTextsOf(priceEffectTexts)
  const language = useLanguage()
  const { estimates, packages, regions, confirmAbove } = effect
  const estimateRow = ({ id, title, missing, ...compared }: EstimateEffect): Row => ({
    key: id,
    title: inLanguage(title, language),
    note: missing.length > 0 ? t('effect.missing', { names: missing.join(', ') }) : '',
    ...compared,
  })
  const packageRow = ({ id, title, regionId, ...compared }: PackageEffect): Row => ({
    key: id,
    title,
    note: inLanguage(regions[regionId], language),
    ...compared,
  })
  return (
    <>
      {estimates.length === 0 ? (
        <p>{t('effect.noEstimates')}</p>
      ) : (
        <EffectTable caption={t('effect.estimates')} rows={estimates.map(estimateRow)} limit={confirmAbove} />
      )}
      {packages.length > 0 && (
        <EffectTable
          caption={t('effect.packages', { count: packages.length })}
          rows={packages.map(packageRow)}
          limit={confirmAbove}
        />
      )}
    </>
  )
}
