/** Random, so that no content can contain it. */
export const PLACEHOLDER_START = import.meta.env.SSR ? `named-${crypto.randomUUID()}-` : ''
export const PLACEHOLDER_END = ';'

let count = 0

/**
 * Returns a placeholder for a long text, so that it is not rendered, escaped and encoded for each of ten
 * thousand pages.
 */
export function createPlaceholder(): string {
  count += 1
  return PLACEHOLDER_START + count + PLACEHOLDER_END
}
