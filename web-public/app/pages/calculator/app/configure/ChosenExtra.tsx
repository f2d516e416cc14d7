import type { EstimateComponent } from '@flou/shared/pricing/estimate/estimate.ts'
import { soldIn, type PriceFile } from '@flou/shared/pricing/priceFile.ts'
import { calculatorTexts } from '../../../../texts/pages/calculator/calculator.ts'
import { useTexts } from '../../../../texts/useTexts.ts'
import { NumberField } from '../NumberField.tsx'
import styles from '../../calculator.module.css'
import own from './configure.module.css'

interface Props {
  file: PriceFile
  extra: EstimateComponent
  onChange: (extra: EstimateComponent) => void
  onRemove: () => void
}

export function ChosenExtra({ file, extra, onChange, onRemove }: Props) {
  const { t } = useTexts(calculatorTexts)
  const sold = soldIn(file, extra)
  const name = sold?.title ?? ''
  return (
    <li className={own['extra']}>
      <strong>{name}</strong>
      <NumberField
        label={t('extraCount', { name })}
        isLabelHidden
        value={extra.count ?? 1}
        onChange={(count) => onChange({ ...extra, count })}
      />
      {extra.capacity !== undefined && (
        <NumberField
          label={t('extraCapacity', { name })}
          value={extra.capacity}
          least={sold?.price.minimum ?? 1}
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
