import { keyName, type Key } from '../keys.ts'
import { fitsTransaction } from '../dynamo/transactionRoom.ts'
import type { WriteStep } from '../step.ts'

const keyOf = ({ write }: WriteStep): Key => {
  if ('Put' in write) return write.Put.Item as Key
  const input = 'Update' in write ? write.Update : 'Delete' in write ? write.Delete : write.ConditionCheck
  return input.Key as Key
}
const isCheck = ({ write }: WriteStep) => 'ConditionCheck' in write

/**
 * Combines steps into one transaction. Returns undefined if two write the same item, or if the limits are
 * exceeded.
 */
export function mergeSteps(steps: readonly WriteStep[]): WriteStep[] | undefined {
  const merged = new Map<string, WriteStep>()
  for (const step of steps) {
    const name = keyName(keyOf(step))
    const earlier = merged.get(name)
    if (earlier && !isCheck(earlier) && !isCheck(step)) return undefined
    if (!earlier || isCheck(earlier)) merged.set(name, step)
  }
  const combined = [...merged.values()]
  return fitsTransaction(combined.map(({ write }) => write)) ? combined : undefined
}
