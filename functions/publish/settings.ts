import * as z from 'zod/mini'
import { environment } from '../http/environment.ts'

/** What publishing is given (docs/architecture.md). */
export const settings = () =>
  environment({
    TABLE_NAME: z.string(),
    SITE_BUCKET: z.string(),
    /** Empty where there is no CDN to tell. */
    DISTRIBUTION_ID: z._default(z.string(), ''),
    SITE_ORIGIN: z.string(),
    ADMIN_ORIGIN: z.string(),
    /** Megabytes; Lambda says it. */
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: z._default(z.coerce.number(), 0),
  })
