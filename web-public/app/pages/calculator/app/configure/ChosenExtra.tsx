import type { EstimateComponent } from '@flou/shared/pricing/estimate/estimate.ts'
import { soldIn, type PriceFile } from '@flou/shared/pricing/priceFile.ts'
import type { CalculatorContent } from '../../readCalculator.ts'
import { calculatorTexts } from '../../../../texts/pages/calculator/calculator.ts'
import { useTexts } from '../../../../texts/useTexts.ts'
import { NumberField } from '../NumberField.tsx'
import { itemOf, partName } from '../prices/describePackage.ts'
import styles from '../../calculator.module.css'
import own from './configure.module.css'

interface Props {
  file: PriceFile
  content: CalculatorContent
  extra: EstimateComponent
  onChange: (extra: EstimateComponent) => void
  onRemove: () => void
}

export function ChosenExtra({ file, content, extra, onChange, onRemove }: Props) {
  const { t, language } = useTexts(calculatorTexts)
  const sold = soldIn(file, extra)
  const name = partName(extra, { file, language })
  const isMetered = sold?.price.isMetered === true
  const unit = (isMetered && sold && itemOf(sold, content)?.many) || 'GB'
  return (
    <li className={own['extra']}>
      <strong>{name}</strong>
      {!isMetered && (
        <NumberField
          label={t('extraCount', { name })}
          isLabelHidden
          value={extra.count ?? 1}
          onChange={(count) => onChange({ ...extra, count })}
        />
      )}
      {extra.capacity !== undefined && (
        <NumberField
          label={t('extraCapacity', { name, unit })}
          value={extra.capacity}
          least={sold?.price.minimum ?? 1}
          {...(sold?.added?.isTransfer === true && { hint: t('transferFree') })}
          onChange={(capacity) => onChange({ ...extra, capacity })}
        />
      )}
      <button
        type="button"
        className={styles['plain']}
        onClick={onRemove}
        aria-label={`${t('remove')}: ${name}`}
      >
        {t('remove')}
      </button>
    </li>
  )
}
