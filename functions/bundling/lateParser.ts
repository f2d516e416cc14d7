import type { Plugin } from 'esbuild'
import type { Manifests } from '../manifests.ts'

const LIBRARY = 'sanitize-html'
/** The file beside the bundle that holds the library. */
const PARSER_FILE = 'sanitizeHtml'

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
export const parserEntries = (manifests: Manifests): Record<string, string> =>
  Object.fromEntries(
    Object.entries(manifests)
      .filter(([, { bundled }]) => bundled?.includes('sanitizeHtml'))
      .map(([name]) => [`${name}/${PARSER_FILE}`, LIBRARY]),
  )
