import { keyName, type Key } from '../keys.ts'
import { fitsTransaction } from '../dynamo/transactionRoom.ts'
import type { WriteStep } from '../step.ts'

const keyOf = ({ write }: WriteStep): Key => {
  if ('Put' in write) return write.Put.Item as unknown as Key // every item has its key
  const input = 'Update' in write ? write.Update : 'Delete' in write ? write.Delete : write.ConditionCheck
  return input.Key as unknown as Key // as above
}
const isCheck = ({ write }: WriteStep) => 'ConditionCheck' in write

/**
 * The steps of several changes for one transaction, which names each item once: records that must be there are checked once. Undefined
 * where two write the same item, or where it is too much for one transaction.
 */
export function mergeSteps(steps: readonly WriteStep[]): WriteStep[] | undefined {
  const merged = new Map<string, WriteStep>()
  for (const step of steps) {
    const name = keyName(keyOf(step))
    const earlier = merged.get(name)
    if (earlier && !isCheck(earlier) && !isCheck(step)) return undefined
    if (!earlier || isCheck(earlier)) merged.set(name, step)
  }
  const together = [...merged.values()]
  return fitsTransaction(together.map(({ write }) => write)) ? together : undefined
}
