import { AppError } from '../../appError.ts'
import { keys, type Key } from '../keys.ts'
import type { Item } from '../dynamo/table.ts'
import type { WriteContext, Transition } from '../writeContext.ts'
import type { WriteStep } from '../step.ts'
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

/** The note that a request was answered, with what its repetition is answered by; none where the request has no key. */
export function noteOf({ idempotency, by, now }: WriteContext, answer: Item): (Key & Item) | undefined {
  if (!idempotency) return undefined
  return {
    ...keys.idempotency(by.id, idempotency.key),
    fingerprint: idempotency.fingerprint,
    ...answer,
    ttl: Math.floor(now.getTime() / 1000) + KEPT_SECONDS,
  }
}

/** Writes the note where there is none yet. */
export function noteSteps(note: (Key & Item) | undefined): WriteStep[] {
  if (!note) return []
  return [
    {
      write: { Put: { Item: note, ConditionExpression: 'attribute_not_exists(pk)' } },
      onConditionFailed: (item) => new Repeated(item),
    },
  ]
}

/** Remembers the request together with what it wrote, so that a repetition finds the first answer. */
export const idempotencySteps = (change: WriteContext, { type, after }: Transition): WriteStep[] =>
  noteSteps(noteOf(change, { answer: versionKey(type, after.id, after.version) }))

/** The note of an earlier call of the same request. Throws `bad_request` for a key used for something else. */
export async function earlierNote({ idempotency, table, by }: WriteContext): Promise<Item | undefined> {
  if (!idempotency) return undefined
  const note = await table.get(keys.idempotency(by.id, idempotency.key), { consistent: true })
  if (note && note['fingerprint'] !== idempotency.fingerprint) throw new AppError('bad_request')
  return note
}

/** The version item that answered the request before, if it is a repetition. Throws `bad_request` for a key used for something else. */
export const earlierAnswer = async (change: WriteContext): Promise<Item | undefined> =>
  answerIn(change, await earlierNote(change))

export async function answerIn({ idempotency, table }: WriteContext, item: Item | undefined) {
  if (!item) return undefined
  if (item['fingerprint'] !== idempotency?.fingerprint) throw new AppError('bad_request')
  return table.get(item['answer'] as ReturnType<typeof versionKey>, { consistent: true }) // written above only
}
