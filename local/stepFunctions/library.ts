import { registerHooks } from 'node:module'
import type { StateMachine } from 'aws-local-stepfunctions'

/** What the library imports for tasks that call Lambda and for definitions that nobody has validated; neither is needed here. */
const UNUSED: ReadonlySet<string> = new Set([
  '@aws-sdk/client-lambda',
  '@aws-sdk/credential-providers',
  'asl-validator',
])
const EMPTY =
  'data:text/javascript,export class LambdaClient {}; export class InvokeCommand {}; export const fromCognitoIdentityPool = undefined; export default undefined'

let loaded: Promise<typeof StateMachine> | undefined

/** Without what is unused it costs 6 MB and 20 ms instead of 37 MB and 200 ms. */
async function load(): Promise<typeof StateMachine> {
  const hooks = registerHooks({
    resolve: (specifier, context, next) =>
      UNUSED.has(specifier) && context.parentURL?.includes('/aws-local-stepfunctions/') === true
        ? { url: EMPTY, shortCircuit: true }
        : next(specifier, context),
  })
  try {
    const library = await import('aws-local-stepfunctions')
    return library.StateMachine
  } finally {
    hooks.deregister()
  }
}

/** The class that executes definitions; loaded by the first execution. */
export const loadLibrary = (): Promise<typeof StateMachine> => (loaded ??= load())
