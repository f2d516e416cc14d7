/** Replaces postcss (90 KB), which sanitize-html uses only for style attributes. Throws if used. */
export function parse(): never {
  throw new Error('Style attributes are not parsed')
}
