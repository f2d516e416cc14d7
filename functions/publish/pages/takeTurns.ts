import type { PageRecord } from './pageItem.ts'
import type { Turn } from './writePage.ts'

/** Two publishes overtake each other once or twice; whoever never comes through reports it and is run again. */
const MAX_TURNS = 12

const withLeftovers = (page: PageRecord | undefined, dependencies: readonly string[]) =>
  page && { ...page, dependencies: [...new Set([...page.dependencies, ...dependencies])].toSorted() }

/**
 * Repeats what is done to a page until no other publish has come between reading and writing: so whatever order files were
 * written in, the last ones are made of content at least as new as all others.
 * @param act gives undefined where it was overtaken, and the dependencies it may have left behind in `noted`
 * @throws where it is overtaken too often
 */
export async function takeTurns<T>(
  { store, publisher, path, before }: Omit<Turn, 'isRedo'>,
  act: (turn: Turn, noted: Set<string>) => Promise<T | undefined>,
): Promise<T> {
  const noted = new Set<string>()
  let known = before
  for (let count = 0; count < MAX_TURNS; count += 1) {
    const answer = await act({ store, publisher, path, before: known, isRedo: count > 0 }, noted)
    if (answer !== undefined) return answer
    known = withLeftovers((await store.load([path])).get(path), [...noted])
  }
  throw new Error(`${path} has been overtaken ${MAX_TURNS} times`)
}
