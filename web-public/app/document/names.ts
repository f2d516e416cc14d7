/** No text of an editor's can begin like it. */
export const NAME = import.meta.env.SSR ? `named-${crypto.randomUUID()}-` : ''
export const NAME_END = ';'

let count = 0

/**
 * A short name that stands for a long text while a page is made (`assembled.ts` puts the text in its place): so the text is not
 * rendered, escaped, searched and encoded again for each of ten thousand pages.
 */
export function newName(): string {
  count += 1
  return NAME + count + NAME_END
}
