import * as z from 'zod/mini'
import type { EnvironmentName, FunctionManifest } from '../manifest.ts'

/** Parses the environment at startup. Throws if a variable is missing. */
export function environment<S extends z.core.$ZodShape>(fields: S): z.output<z.ZodMiniObject<S>> {
  return z.object(fields).parse(process.env)
}

export function functionEnvironment<N extends EnvironmentName>({
  environment: names,
}: Pick<FunctionManifest, 'environment'> & { environment: readonly N[] }): Record<N | 'TABLE_NAME', string> {
  const fields = Object.fromEntries(['TABLE_NAME', ...names].map((name) => [name, z.string()]))
  return environment(fields) as Record<N | 'TABLE_NAME', string>
}

export const API_ENVIRONMENT = {
  TABLE_NAME: z.string(),
  ORIGIN_SECRET: z.string().check(z.minLength(1)),
} as const
