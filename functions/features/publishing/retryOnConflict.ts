import type { PageRecord } from './pageData/pageItem.ts'
import type { PageWrite } from './write.ts'

interface Attempt {
  /** Dependencies that an earlier attempt may have left; the action adds its own. */
  leftoverKeys: Set<string>
  /** An earlier attempt met a conflict, so its content is old. */
  isRepeated: boolean
}

/** Conflicts rarely exceed two; above this limit the page fails and its batch is retried. */
const MAX_ATTEMPTS = 12

const withLeftovers = (page: PageRecord | undefined, dependencies: readonly string[]) =>
  page && { ...page, dependencies: [...new Set([...page.dependencies, ...dependencies])].toSorted() }

/**
 * Repeats an action until no concurrent publish intervened, so the last write has the newest content.
 * @param act returns undefined on conflict
 * @throws after too many conflicts
 */
export async function retryOnConflict<T>(
  { isForced = false, ...target }: Omit<PageWrite, 'isRewrite'> & { isForced?: boolean },
  act: (pageWrite: PageWrite, attempt: Attempt) => Promise<T | undefined>,
): Promise<T> {
  const leftoverKeys = new Set<string>()
  const { store, path } = target
  let current = target.before
  for (let count = 0; count < MAX_ATTEMPTS; count += 1) {
    const isRepeated = count > 0
    const pageWrite = { ...target, before: current, isRewrite: isForced || isRepeated }
    const result = await act(pageWrite, { leftoverKeys, isRepeated })
    if (result !== undefined) return result
    current = withLeftovers((await store.load([path])).get(path), [...leftoverKeys])
  }
  throw new Error(`${path} has been overtaken ${MAX_ATTEMPTS} times`)
}
