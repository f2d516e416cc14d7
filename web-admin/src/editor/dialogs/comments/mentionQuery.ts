import type { PersonRef } from '@flou/shared/accounts/account.ts'

const QUERY = /(?:^|[\s([{"“])@([\p{L}\p{N}.'’-][\p{L}\p{N} .'’-]{0,40})?$/u

/** Returns what is typed after the `@` before the caret; undefined outside a mention. */
export const mentionQuery = (text: string, caret: number): string | undefined => {
  const found = QUERY.exec(text.slice(0, caret))
  return found ? (found[1] ?? '') : undefined
}

/** Returns people with a word of their name that starts like the query. */
export function matchingPeople<P extends PersonRef>(people: readonly P[], query: string): P[] {
  const sought = query.toLowerCase()
  return people.filter(({ name }) => {
    const lower = name.toLowerCase()
    return lower.startsWith(sought) || lower.split(' ').some((word) => word.startsWith(sought))
  })
}

/** Replaces the query before the caret. Returns the text and the new caret. */
export function withMention(
  text: string,
  { caret, query, name }: { caret: number; query: string; name: string },
): { text: string; caret: number } {
  const before = `${text.slice(0, caret - query.length)}${name} `
  return { text: before + text.slice(caret).replace(/^ /, ''), caret: before.length }
}
