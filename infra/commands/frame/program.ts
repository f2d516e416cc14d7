import { createInterface } from 'node:readline/promises'
import { parseArgs, type ParseArgsConfig } from 'node:util'
import { UnknownEnvironment, type Environment } from '../../config.ts'

type Options = NonNullable<ParseArgsConfig['options']>
type Parsed<O extends Options> = ReturnType<
  typeof parseArgs<{ options: O; allowPositionals: true; strict: true }>
>

interface Command<O extends Options> {
  help: string
  options: O
  run: (values: Parsed<O>['values'], positionals: string[]) => Promise<void>
}

/** A wrong call of a command: exit code 2, other failures have 1. */
export class UsageError extends Error {}

const isUsageError = (cause: unknown) =>
  cause instanceof UsageError ||
  cause instanceof UnknownEnvironment ||
  (cause instanceof Error && 'code' in cause && String(cause.code).startsWith('ERR_PARSE_ARGS'))

/** Parses the arguments and runs the command. `DEBUG` prints the stack of a failure. */
export async function runCommand<const O extends Options>({ help, options, run }: Command<O>): Promise<void> {
  const args = process.argv.slice(2)
  if (args.includes('--help')) return console.log(help)
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true, strict: true })
    await run(values, positionals)
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : cause)
    if (isUsageError(cause)) console.error(`\n${help}`)
    if (process.env['DEBUG']) console.error(cause)
    process.exitCode = isUsageError(cause) ? 2 : 1
  }
}

export function required(value: string | undefined, option: string): string {
  if (value === undefined) throw new UsageError(`${option} is missing.`)
  return value
}

/** Without a repeated name of the environment a command only reports what it would do. */
export function isConfirmed(environment: Environment, apply: string | undefined): boolean {
  if (apply !== undefined && apply !== environment)
    throw new UsageError(`--apply ${apply} does not repeat --env ${environment}.`)
  return apply !== undefined
}

/** @throws UsageError without a terminal to ask in */
export function requireConfirmable(isConfirmed: boolean, input: { isTTY?: boolean } = process.stdin): void {
  if (!isConfirmed && input.isTTY !== true) throw new UsageError('There is no terminal to ask in: add --yes.')
}

/** Asks in the terminal, unless `--yes` has answered. */
export async function confirm(question: string, isConfirmed: boolean): Promise<boolean> {
  if (isConfirmed) return true
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return /^y(?:es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim())
  } finally {
    terminal.close()
  }
}

export const print = (line: string): void => console.log(line)

export async function timed<T>(name: string, step: () => Promise<T>): Promise<T> {
  const started = performance.now()
  const result = await step()
  print(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return result
}
