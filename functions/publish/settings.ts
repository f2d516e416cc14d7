import * as z from 'zod/mini'
import { environment, functionEnvironment } from '../http/environment.ts'
import { manifest } from './manifest.ts'

export const settings = () => ({
  ...functionEnvironment(manifest),
  ...environment({ AWS_LAMBDA_FUNCTION_MEMORY_SIZE: z._default(z.coerce.number(), 0) }),
})
