import * as z from 'zod/mini'
import { environment, functionEnvironment } from '../http/environment.ts'
import { manifest } from './manifest.ts'

/** What publishing is given: the variables of its manifest, and what Lambda itself says. */
export const settings = () => ({
  ...functionEnvironment(manifest),
  /** Megabytes. */
  ...environment({ AWS_LAMBDA_FUNCTION_MEMORY_SIZE: z._default(z.coerce.number(), 0) }),
})
