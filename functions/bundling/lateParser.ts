import type { Plugin } from 'esbuild'

/** Functions that clean mark-up. */
export const CLEANING: readonly string[] = ['content', 'media', 'preview']

const LIBRARY = 'sanitize-html'
/** The file beside the bundle that holds the library. */
export const PARSER_FILE = 'sanitizeHtml'

/**
 * Keeps the mark-up parser out of the bundles: it lies beside them in a file of its own, which the first write that needs it
 * loads. Reads, most of what a function does, start without reading its 95 KB.
 */
export const lateParser: Plugin = {
  name: 'lateParser',
  setup(build) {
    build.onResolve({ filter: new RegExp(`^${LIBRARY}$`) }, ({ kind }) =>
      kind === 'entry-point' ? undefined : { path: `./${PARSER_FILE}.cjs`, external: true },
    )
  },
}

/** The parser's own file for each function that cleans mark-up. */
export const parserEntries = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.filter((name) => CLEANING.includes(name)).map((name) => [`${name}/${PARSER_FILE}`, LIBRARY]),
  )
