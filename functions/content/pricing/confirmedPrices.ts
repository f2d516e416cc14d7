import { kindOfPackages } from '@flou/shared/content/types/product/packageConfig.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import { LANGUAGES } from '@flou/shared/locale.ts'
import { changesPrice } from '@flou/shared/pricing/effect/priceFields.ts'
import { AppError } from '../../appError.ts'
import type { StaffCall } from '../../http/records/submitted.ts'
import type { Operation, OperationContext } from '../../operations/operation.ts'
import type { BatchChange } from '../../store/batch/batchItems.ts'
import type { Snapshot } from '../../store/writeContext.ts'
import { computeEffect, type ChangedPackages } from './readEffect.ts'

const folded = (text: string) => text.trim().toLowerCase()

/** The product's name as somebody typed it to confirm a great change of prices; '' where the body has none. */
export const confirmationIn = ({ body }: Pick<StaffCall, 'body'>): string =>
  typeof body['confirmedProduct'] === 'string' ? body['confirmedProduct'] : ''

/** Nobody sees the prices of a product that is not there. */
function nothingWithout(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'not_found') return undefined
  throw error
}

/**
 * Refuses changed prices whose effect is greater than the set per cent, unless the product's name came with them.
 * @throws AppError `validation_failed`, naming the product
 */
async function requireConfirmed(changed: ChangedPackages, typed: string, context: OperationContext) {
  const { table, now, registry } = context
  const effect = await computeEffect(changed, { table, now, registry }).catch(nothingWithout)
  if (!effect || effect.mostPercent <= effect.confirmAbove) return
  const { confirmAbove, product } = effect
  // a product without a name is unfinished, and nobody sees its prices
  if (LANGUAGES.every((language) => product[language] === '')) return
  if (LANGUAGES.some((language) => product[language] !== '' && folded(product[language]) === folded(typed)))
    return
  // a colon separates the parameters of a message
  const name = (product[context.language] || product.en || product.id).replaceAll(':', ' ')
  throw new AppError('validation_failed', {
    fields: { ConfirmedProduct: `confirmPrices:${confirmAbove}:${name}` },
    message: 'pricesUnconfirmed',
  })
}

/** The operation, refused where it changes what visitors pay for a package by more than the set per cent and nobody confirmed it. */
export function confirmingPrices<B extends Snapshot | undefined, P, R>(
  operation: Operation<B, P, R>,
  { id, typed }: { id: number; typed: string },
): Operation<B, P, R> {
  return {
    ...operation,
    prepare: async (context, before) => {
      const prepared = await operation.prepare(context, before)
      const shown = operation.shows?.(before, prepared)
      const kind = shown && kindOfPackages(shown.type)
      if (kind && shown.live && changesPrice(shown.live, shown.fields)) {
        const productId = Number(shown.live['productId'])
        await requireConfirmed({ kind, productId, rows: [{ ...shown.fields, id }] }, typed, context)
      }
      return prepared
    },
  }
}

/** The same for rows that are saved as one change. */
export function confirmingBatch<R>(
  operation: Operation<undefined, BatchChange[], R>,
  { type, productId, typed }: { type: AnyType; productId: number; typed: string },
): Operation<undefined, BatchChange[], R> {
  const kind = kindOfPackages(type)
  if (!kind) return operation
  return {
    ...operation,
    prepare: async (context, before) => {
      const changes = await operation.prepare(context, before)
      const rows = changes.flatMap(({ id, fields }) => (id > 0 && fields ? [{ ...fields, id }] : []))
      if (rows.length > 0) await requireConfirmed({ kind, productId, rows }, typed, context)
      return changes
    },
  }
}
