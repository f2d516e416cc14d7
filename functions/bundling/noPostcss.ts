/**
 * Stands in for postcss in the bundles: sanitize-html wants it for style attributes only, and we keep none. It saves 90 KB.
 * Throws if that ever changes.
 */
export function parse(): never {
  throw new Error('Style attributes are not parsed')
}
