import type { PageRecord } from '../../pages/pageItem.ts'
import type { PageWrite } from './writePage.ts'

/** Two publishes overtake each other once or twice; after so many conflicts the page fails and its batch is retried. */
const MAX_ATTEMPTS = 12

const withLeftovers = (page: PageRecord | undefined, dependencies: readonly string[]) =>
  page && { ...page, dependencies: [...new Set([...page.dependencies, ...dependencies])].toSorted() }

/**
 * Repeats what is done to a page until no other publish has come between reading and writing: so whatever order files were
 * written in, the last ones are made of content at least as new as all others.
 * @param act gives undefined where it was overtaken, and the dependencies it may have left behind in `noted`
 * @throws where it is overtaken too often
 */
export async function retryOnConflict<T>(
  { store, publisher, path, before, isAnew = false }: Omit<PageWrite, 'isRedo'> & { isAnew?: boolean },
  act: (turn: PageWrite, noted: Set<string>) => Promise<T | undefined>,
): Promise<T> {
  const noted = new Set<string>()
  let known = before
  for (let count = 0; count < MAX_ATTEMPTS; count += 1) {
    const answer = await act({ store, publisher, path, before: known, isRedo: isAnew || count > 0 }, noted)
    if (answer !== undefined) return answer
    known = withLeftovers((await store.load([path])).get(path), [...noted])
  }
  throw new Error(`${path} has been overtaken ${MAX_ATTEMPTS} times`)
}
