import { AppError } from '../../http/appError.ts'
import { keys } from '../keys.ts'
import type { Item } from '../table.ts'
import type { Change, Transition } from './change.ts'
import type { Step } from './step.ts'
import { versionKey } from '../items/recordItem.ts'

const KEPT_SECONDS = 24 * 60 * 60

/** The request was answered before; `item` says with what. */
export class Repeated extends Error {
  readonly item: Item | undefined

  constructor(item: Item | undefined) {
    super('Repeated request')
    this.name = 'Repeated'
    this.item = item
  }
}

/** Remembers the request together with what it wrote, so that a repetition finds the first answer. */
export function idempotencySteps({ idempotency, by, now }: Change, { type, after }: Transition): Step[] {
  if (!idempotency) return []
  return [
    {
      write: {
        Put: {
          Item: {
            ...keys.idempotency(by.id, idempotency.key),
            fingerprint: idempotency.fingerprint,
            answer: versionKey(type, after.id, after.version),
            ttl: Math.floor(now.getTime() / 1000) + KEPT_SECONDS,
          },
          ConditionExpression: 'attribute_not_exists(pk)',
        },
      },
      failed: (item) => new Repeated(item),
    },
  ]
}

/** The version item that answered the request before, if it is a repetition. Throws `bad_request` for a key used for something else. */
export async function earlierAnswer(change: Change): Promise<Item | undefined> {
  const { idempotency, table, by } = change
  if (!idempotency) return undefined
  return answerIn(change, await table.get(keys.idempotency(by.id, idempotency.key), { consistent: true }))
}

export async function answerIn({ idempotency, table }: Change, item: Item | undefined) {
  if (!item) return undefined
  if (item['fingerprint'] !== idempotency?.fingerprint) throw new AppError('bad_request')
  return table.get(item['answer'] as ReturnType<typeof versionKey>, { consistent: true }) // written above only
}
