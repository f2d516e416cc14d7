import type { StoredRecord } from '@flou/shared/api.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import type { WriteMode } from '@flou/shared/content/schema.ts'
import { kindOfPackages } from '@flou/shared/content/types/product/packageConfig.ts'
import { hasPriceChange } from '@flou/shared/pricing/effect/priceFields.ts'
import type { ContentForm } from '../form/FormContext.ts'
import { validateRecord } from '../form/formErrors.ts'
import { wireValues } from '../form/recordValues.ts'
import type { Goal } from '../publicState/effectOfSave.ts'
import type { ChangedPrices } from '../../editor/state/types.ts'
import { usePriceQuestion } from './usePriceQuestion.tsx'

interface Options {
  type: AnyType
  mode: WriteMode
  record: Partial<StoredRecord>
  form: ContentForm
  /** The form started from a draft, not from the live revision. */
  isDraft: boolean
  save: (goal: Goal) => Promise<void>
  /** Called before each save with the typed product name, or ''. */
  onConfirm: (confirmedProduct: string) => void
}

/** Returns the package if saving would change a live price; undefined otherwise or if invalid. */
function findChangedPrices({ type, mode, record, form, isDraft }: Options): ChangedPrices | undefined {
  const kind = kindOfPackages(type)
  if (!kind || mode === 'create' || record.id === undefined) return undefined
  const values = wireValues(type.declaration, form.getValues())
  const isPriced = isDraft || hasPriceChange(record, values)
  if (!isPriced || Object.keys(validateRecord(type, values, mode)).length > 0) return undefined
  return { kind, productId: Number(values['productId']), rows: [{ ...values, id: record.id }] }
}

export function usePriceCheckedSave(options: Options) {
  const { ask, question } = usePriceQuestion()
  return {
    save: async (goal: Goal): Promise<void> => {
      const prices = goal === 'live' ? findChangedPrices(options) : undefined
      options.onConfirm('')
      if (!prices) return options.save(goal)
      ask(prices, (confirmedProduct) => {
        options.onConfirm(confirmedProduct)
        void options.save(goal)
      })
    },
    question,
  }
}
