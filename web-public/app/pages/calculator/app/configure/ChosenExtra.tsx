import type { EstimatePart } from '@flou/shared/pricing/estimate/estimate.ts'
import { soldIn, type PriceFile } from '@flou/shared/pricing/priceFile.ts'
import { useCalculatorTexts } from '../../texts.ts'
import { NumberField } from '../NumberField.tsx'
import styles from '../../calculator.module.css'
import own from './configure.module.css'

interface Props {
  file: PriceFile
  part: EstimatePart
  onChange: (part: EstimatePart) => void
  onRemove: () => void
}

/** An add-on that was chosen, with how much of it. */
export function ChosenExtra({ file, part, onChange, onRemove }: Props) {
  const { t } = useCalculatorTexts()
  const sold = soldIn(file, part)
  const name = sold?.title ?? ''
  return (
    <li className={own['extra']}>
      <strong>{name}</strong>
      <NumberField
        label={t('extraCount', { name })}
        isLabelHidden
        value={part.count ?? 1}
        onChange={(count) => onChange({ ...part, count })}
      />
      {part.capacity !== undefined && (
        <NumberField
          label={t('extraCapacity', { name })}
          value={part.capacity}
          least={sold?.price.minimum ?? 1}
          onChange={(capacity) => onChange({ ...part, capacity })}
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
