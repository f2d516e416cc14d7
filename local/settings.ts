import path from 'node:path'
import * as z from 'zod/mini'
import { readLikeAws, type LikeAwsSettings } from './likeAws/switches.ts'

const port = (initial: number) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)), initial)

const environmentSchema = z.object({
  SITE_PORT: port(3000),
  ADMIN_PORT: port(3001),
  STATE_DIR: z._default(z.string().check(z.minLength(1)), '.local'),
  AWS_ENDPOINT_URL_DYNAMODB: z.optional(z.url()),
})

export const PROJECT = path.resolve(import.meta.dirname, '..')

export interface Settings {
  sitePort: number
  adminPort: number
  stateDir: string
  /** For platforms without a bundled binary. */
  dynamoEndpoint?: string
  likeAws?: LikeAwsSettings
}

/**
 * @param options of the command line
 * @throws an error that names the invalid variable or option
 */
export function readSettings(environment: NodeJS.ProcessEnv, options: readonly string[] = []): Settings {
  const parsed = environmentSchema.safeParse(environment)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new Error(`${issue?.path.join('.') ?? 'Environment'} is not usable: ${issue?.message ?? ''}`)
  }
  const { SITE_PORT, ADMIN_PORT, STATE_DIR, AWS_ENDPOINT_URL_DYNAMODB } = parsed.data
  if (SITE_PORT === ADMIN_PORT && SITE_PORT !== 0) {
    throw new Error(`SITE_PORT and ADMIN_PORT are both ${SITE_PORT}; give them different ports.`)
  }
  const likeAws = readLikeAws(options)
  return {
    sitePort: SITE_PORT,
    adminPort: ADMIN_PORT,
    stateDir: path.resolve(PROJECT, STATE_DIR),
    ...(likeAws && { likeAws }),
    ...(AWS_ENDPOINT_URL_DYNAMODB && { dynamoEndpoint: AWS_ENDPOINT_URL_DYNAMODB }),
  }
}
