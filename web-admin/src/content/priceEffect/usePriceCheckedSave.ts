import type { StoredRecord } from '@flou/shared/api.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import type { WriteMode } from '@flou/shared/content/schema.ts'
import { kindOfPackages } from '@flou/shared/content/types/product/packageConfig.ts'
import { changesPrice } from '@flou/shared/pricing/effect/priceFields.ts'
import type { ContentForm } from '../form/FormContext.ts'
import { validateRecord } from '../form/formErrors.ts'
import { wireValues } from '../form/recordValues.ts'
import type { Goal } from '../standing/goal.ts'
import type { ChangedPrices } from './readPriceEffect.ts'
import { usePriceQuestion } from './usePriceQuestion.tsx'

interface Options {
  type: AnyType
  mode: WriteMode
  record: Partial<StoredRecord>
  form: ContentForm
  /** True where what the form started from is not what visitors see. */
  isDraft: boolean
  save: (goal: Goal) => Promise<void>
  /** Called before each save with the product's name as it was typed, or ''. */
  onConfirm: (confirmedProduct: string) => void
}

/** The package in the form, where saving it would change a price that visitors see; undefined else, and where it has errors. */
function changedPrice({ type, mode, record, form, isDraft }: Options): ChangedPrices | undefined {
  const kind = kindOfPackages(type)
  if (!kind || mode === 'create' || record.id === undefined) return undefined
  const values = wireValues(type.shape, form.getValues())
  const isPriced = isDraft || changesPrice(record, values)
  if (!isPriced || Object.keys(validateRecord(type, values, mode)).length > 0) return undefined
  return { kind, productId: Number(values['productId']), rows: [{ ...values, id: record.id }] }
}

/** Saves; shows first what a change of a price does. */
export function usePriceCheckedSave(options: Options) {
  const { ask, question } = usePriceQuestion()
  return {
    save: async (goal: Goal): Promise<void> => {
      const changed = goal === 'live' ? changedPrice(options) : undefined
      options.onConfirm('')
      if (!changed) return options.save(goal)
      ask(changed, (confirmedProduct) => {
        options.onConfirm(confirmedProduct)
        void options.save(goal)
      })
    },
    question,
  }
}
