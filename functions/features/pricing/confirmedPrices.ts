import { kindOfPackages } from '@flou/shared/content/types/product/packageConfig.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { LANGUAGES } from '@flou/shared/locale.ts'
import { hasPriceChange } from '@flou/shared/pricing/effect/priceFields.ts'
import { AppError } from '../../core/errors.ts'
import { idOf, parentIdOf, type ContentCall } from '../../core/http/records/requestValues.ts'
import type { Operation, OperationContext } from '../../core/operations/operation.ts'
import type { BatchEntry } from '../../core/store/batch/batchItems.ts'
import type { Snapshot } from '../../core/store/writeContext.ts'
import type { EditedPackages } from './readEffect.ts'

const folded = (text: string) => text.trim().toLowerCase()

/** Product name typed to confirm a large price change; '' if absent. */
const confirmationIn = ({ body }: ContentCall): string =>
  typeof body.confirmedProduct === 'string' ? body.confirmedProduct : ''

/** A missing product has no visible prices. */
function ignoreNotFound(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'not_found') return undefined
  throw error
}

/**
 * Rejects price changes above the configured per cent unless the product name was typed. Throws
 * `validation_failed`.
 */
async function requireConfirmed(edited: EditedPackages, typed: string, context: OperationContext) {
  const { table, now, registry } = context
  const { computeEffect } = await import('./readEffect.ts')
  const effect = await computeEffect(edited, { table, now, registry }).catch(ignoreNotFound)
  if (!effect || effect.mostPercent <= effect.confirmAbove) return
  const { confirmAbove, product } = effect
  // A product without a name is not public yet.
  if (LANGUAGES.every((language) => product[language] === '')) return
  if (LANGUAGES.some((language) => product[language] !== '' && folded(product[language]) === folded(typed)))
    return
  // A colon separates message parameters.
  const name = (product[context.language] || product.en || product.id).replaceAll(':', ' ')
  throw new AppError('validation_failed', {
    fields: { ConfirmedProduct: `confirmPrices:${confirmAbove}:${name}` },
    message: 'pricesUnconfirmed',
  })
}

export function confirmingPrices<B extends Snapshot | undefined, P, R>(
  operation: Operation<B, P, R>,
  call: ContentCall,
): Operation<B, P, R> {
  return {
    ...operation,
    prepare: async (context, before) => {
      const prepared = await operation.prepare(context, before)
      const preview = operation.compareWithLive?.(before, prepared)
      const kind = preview && kindOfPackages(preview.type)
      if (kind && preview.live && hasPriceChange(preview.live, preview.fields)) {
        const productId = Number(preview.live.productId)
        const rows = [{ ...preview.fields, id: idOf(call) }]
        await requireConfirmed({ kind, productId, rows }, confirmationIn(call), context)
      }
      return prepared
    },
  }
}

export function confirmingBatch<R>(
  operation: Operation<undefined, BatchEntry[], R>,
  call: ContentCall,
  type: ContentType,
): Operation<undefined, BatchEntry[], R> {
  const kind = kindOfPackages(type)
  if (!kind) return operation
  const productId = parentIdOf(call, type) ?? 0
  return {
    ...operation,
    prepare: async (context, before) => {
      const edits = await operation.prepare(context, before)
      const rows = edits.flatMap(({ id, fields }) => (id > 0 && fields ? [{ ...fields, id }] : []))
      if (rows.length > 0) await requireConfirmed({ kind, productId, rows }, confirmationIn(call), context)
      return edits
    },
  }
}
