import { describeIncluded } from '@flou/shared/pricing/priceUnit.ts'
import { soldIn } from '@flou/shared/pricing/priceFile.ts'
import { calculatorTexts } from '../../../../texts/pages/calculator/calculator.ts'
import { useTexts } from '../../../../texts/useTexts.ts'
import { NumberField } from '../NumberField.tsx'
import { describeDiscount, itemOf } from '../prices/describePackage.ts'
import type { FieldProps } from './choice.ts'
import own from './configure.module.css'

export function AmountUsed({ file, content, choice, onChange }: FieldProps) {
  const { t, language } = useTexts(calculatorTexts)
  const sold = soldIn(file, choice)
  const item = sold && itemOf(sold, content)
  const { included = 0 } = sold?.price ?? {}
  const hints = [
    item && included > 0 ? describeIncluded(included, item, language) : '',
    sold?.package ? describeDiscount(sold.package, content, language) : '',
  ]
  return (
    <div className={own['amounts']}>
      <NumberField
        label={t('used', { item: item?.many ?? '' })}
        value={choice.capacity ?? 1}
        hint={hints.filter(Boolean).join('; ')}
        onChange={(capacity) => onChange({ ...choice, capacity })}
      />
    </div>
  )
}
