import type { Plugin } from 'esbuild'
import { readFile } from 'node:fs/promises'

/**
 * Lets the bundler drop descriptions of AWS operations that a function never calls.
 *
 * The SDK describes each operation and shape as `export var Name$ = [ … { [key]: … } … ];`. A computed key might have
 * side effects, so the bundler keeps all of them: 66 KB for S3, 84 KB for CloudFront. Wrapped in a call that is marked
 * pure, an unused one goes.
 */
export const shakeSchemas: Plugin = {
  name: 'shake-schemas',
  setup(build) {
    build.onLoad({ filter: /[\\/]dist-es[\\/]schemas[\\/]schemas_0\.js$/ }, async ({ path }) => ({
      contents: pureSchemas(await readFile(path, 'utf8')),
      loader: 'js',
    }))
  },
}

/** Marks each exported description of several lines as free of side effects. What the code does is unchanged. */
export const pureSchemas = (source: string): string =>
  source.replace(
    /^(export var [\w$]+ = )(\[[^\n]*(?:\n [^\n]*)+\n\]);$/gm,
    (_all, declaration: string, description: string) =>
      `${declaration}/* @__PURE__ */ (() => ${description})();`,
  )
