import type { Envelope } from '@flou/shared/api.ts'

/** Reads all pages of a list in order; the cursor of the first is ''. */
export async function readAllPages<T>(readPage: (cursor: string) => Promise<Envelope<T[]>>): Promise<T[]> {
  const all: T[] = []
  let cursor: string | undefined = ''
  while (cursor !== undefined) {
    const answer: Envelope<T[]> = await readPage(cursor)
    all.push(...answer.data)
    ;({ cursor } = answer)
  }
  return all
}
