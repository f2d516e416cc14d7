import { causeChain } from '../http/requestLog.ts'

export const reportError = (line: object): void => {
  process.stdout.write(`${JSON.stringify({ level: 'error', ...line })}\n`)
}

interface EachItem<T> {
  act: (item: T) => Promise<boolean>
  describe: (item: T) => object
  hasTime?: () => boolean
}

/** Processes items independently; errors are logged. Returns how many `act` calls returned true. */
export async function countEach<T>(
  items: Iterable<T>,
  { act, describe, hasTime = () => true }: EachItem<T>,
): Promise<number> {
  let count = 0
  for (const item of items) {
    if (!hasTime()) break
    try {
      count += (await act(item)) ? 1 : 0
    } catch (error) {
      reportError({ ...describe(item), causes: causeChain(error) })
    }
  }
  return count
}
