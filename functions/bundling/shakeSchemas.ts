import type { Plugin } from 'esbuild'
import { readFile } from 'node:fs/promises'

/** AWS errors checked by name; a test collects them from the sources. */
export const NAMED_ERRORS: ReadonlySet<string> = new Set([
  'BadRequestException',
  'ConditionalCheckFailedException',
  'ExecutionAlreadyExists',
  'ExecutionDoesNotExist',
  'InvalidToken',
  'MessageRejected',
  'NoSuchKey',
  'ResourceNotFoundException',
  'S3ServiceException',
  'TaskDoesNotExist',
  'TaskTimedOut',
  'TooManyInvalidationsInProgress',
  'TransactionCanceledException',
])

/**
 * Allows tree shaking of AWS schemas (66 KB for S3, 104 KB for CloudFront), whose computed keys count as side
 * effects. Unregistered errors arrive as the service's general exception.
 */
export const shakeSchemas: Plugin = {
  name: 'shake-schemas',
  setup(build) {
    build.onLoad({ filter: /[\\/]dist-es[\\/]schemas[\\/]schemas_0\.js$/ }, async ({ path }) => ({
      contents: namedErrors(pureSchemas(await readFile(path, 'utf8')), NAMED_ERRORS),
      loader: 'js',
    }))
  },
}

/** Wraps each multi-line exported schema in a call marked pure. */
export const pureSchemas = (source: string): string =>
  source.replace(
    /^((?:export )?var [\w$]+ = )(\[[^\n]*(?:\n [^\n]*)+\n\]);$/gm,
    (_all, declaration: string, description: string) =>
      `${declaration}/* @__PURE__ */ (() => ${description})();`,
  )

export const namedErrors = (source: string, names: ReadonlySet<string>): string =>
  source.replace(/^n0_registry\.registerError\((\w+)\$, \1\);$/gm, (registration: string, name: string) =>
    names.has(name) ? registration : '',
  )
