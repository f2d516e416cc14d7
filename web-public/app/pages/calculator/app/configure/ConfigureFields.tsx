import { useState } from 'react'
import { describeChargeRules } from '@flou/shared/pricing/chargeRules.ts'
import { MAX_HOURS } from '@flou/shared/pricing/line/packagePrice.ts'
import { formatNumber } from '@flou/shared/pricing/money.ts'
import { soldIn } from '@flou/shared/pricing/priceFile.ts'
import { calculatorTexts } from '../../../../texts/pages/calculator/calculator.ts'
import { useTexts } from '../../../../texts/useTexts.ts'
import {
  choiceInRegion,
  choiceOf,
  kindIn,
  moveToRegion,
  switchKind,
  regionsIn,
  variantOf,
  variantsInRegion,
  type Choice,
} from './choice.ts'
import { FindField } from '../FindField.tsx'
import { AmountUsed } from './AmountUsed.tsx'
import type { FieldProps } from './choice.ts'
import { hoursNumber, NumberField } from '../NumberField.tsx'
import { PackageList } from './PackageList.tsx'
import { matchesWords, splitWords } from '../../../../elements/queryWords.ts'
import { describePackage, kindName } from '../prices/describePackage.ts'
import styles from '../../calculator.module.css'
import own from './configure.module.css'

export function Kinds({ file, choice, onChange }: FieldProps) {
  const { t, language } = useTexts(calculatorTexts)
  if (file.kinds.length < 2) return null
  const choose = (name: string) => {
    const next = switchKind(file, choice, name)
    if (next) onChange(next)
  }
  return (
    <fieldset className={styles['choices']}>
      <legend className={styles['label']}>{t('kinds')}</legend>
      {file.kinds.map((kind) => (
        <label key={kind.kind} className={styles['chip']}>
          <input
            type="radio"
            name="kind"
            checked={choice.kind === kind.kind}
            onChange={() => choose(kind.kind)}
          />
          {kindName(kind, language)}
        </label>
      ))}
    </fieldset>
  )
}

export function Packages({ file, content, choice, onChange }: FieldProps) {
  const { t, language } = useTexts(calculatorTexts)
  const [query, setQuery] = useState('')
  const kind = kindIn(file, choice.kind)
  if (!kind) return null
  const region = soldIn(file, choice)?.region ?? 0
  const all = variantsInRegion(kind, file, region)
  const queryWords = splitWords(query)
  const found = all.filter(({ title, values }) =>
    matchesWords(queryWords, title, describePackage(values, content, language)),
  )
  return (
    <div className={styles['field']}>
      {all.length > 5 && (
        <FindField id="package-filter" label={t('filter')} query={query} onChange={setQuery} />
      )}
      <p className={styles['quiet']} role="status">
        {found.length === 0 ? t('foundNone', { words: query }) : t('packageCount', { count: found.length })}
      </p>
      <PackageList
        variants={found}
        chosen={variantOf(file, choice)}
        region={region}
        content={content}
        onChoose={({ offers }) => {
          const next = choiceOf(file, { kind: kind.kind, offers }, { region, previous: choice })
          if (next) onChange(next)
        }}
      />
    </div>
  )
}

export function Regions({ file, content, choice, onChange }: FieldProps) {
  const { t } = useTexts(calculatorTexts)
  const [replaced, setReplaced] = useState<{ title: string; by: Choice }>()
  const kind = kindIn(file, choice.kind)
  const sold = soldIn(file, choice)
  if (!kind || !sold || sold.region === 0) return null
  const choose = (region: number) => {
    const next = moveToRegion(file, choice, region)
    if (!next) return
    setReplaced(choiceInRegion(file, choice, region) ? undefined : { title: sold.title, by: next })
    onChange(next)
  }
  const nameOf = (region: number) => content.regions[region] ?? ''
  return (
    <fieldset className={styles['choices']}>
      <legend className={styles['label']}>{t('region')}</legend>
      {regionsIn(kind, file).map((region) => (
        <label key={region} className={styles['chip']}>
          <input
            type="radio"
            name="region"
            checked={region === sold.region}
            onChange={() => choose(region)}
          />
          {nameOf(region)}
        </label>
      ))}
      <p role="status" className={styles['quiet']}>
        {replaced?.by.id === choice.id &&
          t('replaced', { name: replaced.title, region: nameOf(sold.region), other: sold.title })}
      </p>
    </fieldset>
  )
}

export function Amounts(props: FieldProps) {
  const isMetered = soldIn(props.file, props.choice)?.price.isMetered === true
  return isMetered ? <AmountUsed {...props} /> : <AmountsOfTime {...props} />
}

function AmountsOfTime({ file, choice, onChange }: FieldProps) {
  const { t, language } = useTexts(calculatorTexts)
  const price = soldIn(file, choice)?.price
  const { minimum = 1, maximum = Infinity } = price ?? {}
  const number = (value: number) => formatNumber(value, language)
  const { hours: _, ...wholeMonth } = choice
  return (
    <div className={own['amounts']}>
      <NumberField
        label={t('quantity')}
        value={choice.quantity}
        onChange={(quantity) => onChange({ ...choice, quantity })}
      />
      {choice.capacity !== undefined && (
        <NumberField
          label={t('capacity')}
          value={choice.capacity}
          least={minimum}
          hint={t('capacityBetween', { least: number(minimum), most: number(maximum) })}
          onChange={(capacity) => onChange({ ...choice, capacity })}
        />
      )}
      <fieldset className={styles['choices']}>
        <legend className={styles['label']}>{t('usage')}</legend>
        <label className={styles['chip']}>
          <input
            type="radio"
            name="usage"
            checked={choice.hours === undefined}
            onChange={() => onChange(wholeMonth)}
          />
          {t('wholeMonth', { hours: number(file.hoursPerMonth) })}
        </label>
        <label className={styles['chip']}>
          <input
            type="radio"
            name="usage"
            checked={choice.hours !== undefined}
            onChange={() => onChange({ ...choice, hours: Math.min(MAX_HOURS, 200) })}
          />
          {t('someHours')}
        </label>
      </fieldset>
      {choice.hours !== undefined && (
        <NumberField
          label={t('hours')}
          value={choice.hours}
          format={{ read: hoursNumber, write: number }}
          onChange={(hours) => onChange({ ...choice, hours: Math.min(hours, MAX_HOURS) })}
        />
      )}
      {price && <p className={styles['hint']}>{describeChargeRules(price, language).join(' · ')}</p>}
    </div>
  )
}
