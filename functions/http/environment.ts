import * as z from 'zod/mini'

/**
 * The environment of a program, parsed once at its start. Throws where a variable is missing: a function without its
 * table must not start.
 */
export function environment<S extends z.core.$ZodShape>(shape: S): z.output<z.ZodMiniObject<S>> {
  return z.object(shape).parse(process.env)
}

/** What every API function is given (docs/architecture.md). */
export const API_ENVIRONMENT = {
  TABLE_NAME: z.string(),
  ORIGIN_SECRET: z.string().check(z.minLength(1)),
} as const
