import type { Plugin } from 'esbuild'
import { readFile } from 'node:fs/promises'

/** Errors of AWS by which the product decides. A test finds them in its sources. */
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
 * Lets the bundler drop descriptions of AWS operations that a function never calls.
 *
 * The SDK describes each operation and shape as `export var Name$ = [ … { [key]: … } … ];`, and each list of shapes as `var Names = …`. A
 * computed key might have side effects, so the bundler keeps all of them: 66 KB for S3, 104 KB for CloudFront. Wrapped in a call that is marked
 * pure, an unused one goes. So do the classes of errors that the product does not name (60 KB for CloudFront): such an error comes as
 * the service's general exception with the same name and code.
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

/** Marks each exported description of several lines as free of side effects. What the code does is unchanged. */
export const pureSchemas = (source: string): string =>
  source.replace(
    /^((?:export )?var [\w$]+ = )(\[[^\n]*(?:\n [^\n]*)+\n\]);$/gm,
    (_all, declaration: string, description: string) =>
      `${declaration}/* @__PURE__ */ (() => ${description})();`,
  )

/** Registers only the errors that are named, and the service's general one. */
export const namedErrors = (source: string, names: ReadonlySet<string>): string =>
  source.replace(/^n0_registry\.registerError\((\w+)\$, \1\);$/gm, (registration: string, name: string) =>
    names.has(name) ? registration : '',
  )
