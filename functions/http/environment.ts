import * as z from 'zod/mini'
import type { EnvironmentName, FunctionManifest } from '../manifest.ts'

/**
 * The environment of a program, parsed once at its start. Throws where a variable is missing: a function without its
 * table must not start.
 */
export function environment<S extends z.core.$ZodShape>(shape: S): z.output<z.ZodMiniObject<S>> {
  return z.object(shape).parse(process.env)
}

/**
 * The variables that a function's manifest names, and `TABLE_NAME`; a variable it does not name does not compile.
 * @throws where the stack has not filled one in
 */
export function functionEnvironment<N extends EnvironmentName>({
  environment: names,
}: Pick<FunctionManifest, 'environment'> & { environment: readonly N[] }): Record<N | 'TABLE_NAME', string> {
  const shape = Object.fromEntries(['TABLE_NAME', ...names].map((name) => [name, z.string()]))
  // fromEntries() forgets the names; what is parsed has every one of them.
  return environment(shape) as Record<N | 'TABLE_NAME', string>
}

/** What every API function is given (docs/architecture.md). */
export const API_ENVIRONMENT = {
  TABLE_NAME: z.string(),
  ORIGIN_SECRET: z.string().check(z.minLength(1)),
} as const
