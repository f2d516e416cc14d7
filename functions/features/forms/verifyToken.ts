import { BOT_CHECK_ACTION, type BotCheck } from '@flou/shared/forms/botCheck.ts'
import * as z from 'zod/mini'

/** `low`: genuine token with a low score. `silent`: no response in time, or our secret is rejected. */
export type Verdict = 'valid' | 'low' | 'invalid' | 'silent'

const TIMEOUT_MS = 1_000

export interface Verifier {
  check: BotCheck
  secret: string
  host: string
  origins?: { normal: string; enterprise: string }
}
const ORIGINS = { normal: 'https://www.google.com', enterprise: 'https://recaptchaenterprise.googleapis.com' }

const normalSchema = z.object({
  success: z.boolean(),
  score: z.optional(z.number()),
  action: z.optional(z.string()),
  hostname: z.optional(z.string()),
  'error-codes': z.optional(z.array(z.string())),
})
const enterpriseSchema = z.object({
  tokenProperties: z.object({
    valid: z.boolean(),
    hostname: z.optional(z.string()),
    action: z.optional(z.string()),
  }),
  riskAnalysis: z.optional(z.object({ score: z.optional(z.number()) })),
})

interface Assessed {
  isValid: boolean
  /** Error code caused by our configuration. */
  fault?: string
  score: number | undefined
  action: string | undefined
  host: string | undefined
}

/** `siteverify` codes caused by the visitor; all others are configuration errors. */
const OF_VISITOR = new Set(['missing-input-response', 'invalid-input-response', 'timeout-or-duplicate'])

const postForJson = async (url: string, init: RequestInit): Promise<unknown> => {
  const response = await fetch(url, { ...init, method: 'POST', signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`The bot check answered ${response.status}`)
  return response.json()
}

async function assessNormal({ secret, origins = ORIGINS }: Verifier, token: string): Promise<Assessed> {
  const body = new URLSearchParams({ secret, response: token })
  const answer = normalSchema.parse(await postForJson(`${origins.normal}/recaptcha/api/siteverify`, { body }))
  const fault = answer['error-codes']?.find((code) => !OF_VISITOR.has(code))
  return {
    isValid: answer.success,
    ...(fault !== undefined && { fault }),
    score: answer.score,
    action: answer.action,
    host: answer.hostname,
  }
}

async function assessEnterprise(
  { check, secret, origins = ORIGINS }: Verifier,
  token: string,
): Promise<Assessed> {
  const url = `${origins.enterprise}/v1/projects/${encodeURIComponent(check.project)}/assessments`
  const event = { token, siteKey: check.siteKey, expectedAction: BOT_CHECK_ACTION }
  // In a header, because URLs are logged.
  const headers = { 'content-type': 'application/json', 'x-goog-api-key': secret }
  const answer = await postForJson(url, { headers, body: JSON.stringify({ event }) })
  const { tokenProperties, riskAnalysis } = enterpriseSchema.parse(answer)
  return {
    isValid: tokenProperties.valid,
    score: riskAnalysis?.score,
    action: tokenProperties.action,
    host: tokenProperties.hostname,
  }
}

function verdictOn(
  { check, host }: Verifier,
  { isValid, fault, score, action, host: at }: Assessed,
): Verdict {
  if (fault !== undefined) throw new Error(`The bot check refuses its configuration: ${fault}`)
  if (!isValid || (at !== undefined && at !== host)) return 'invalid'
  if (check.version === 'v3' && action !== BOT_CHECK_ACTION) return 'invalid'
  return score !== undefined && score < check.leastScore ? 'low' : 'valid'
}

/** Never throws and takes at most one second; failures are logged without token and secret. */
export async function verifyToken(verifier: Verifier, token: string): Promise<Verdict> {
  const assess = verifier.check.mode === 'enterprise' ? assessEnterprise : assessNormal
  try {
    return verdictOn(verifier, await assess(verifier, token))
  } catch (error) {
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : 'unknown'
    process.stdout.write(
      `${JSON.stringify({ level: 'warn', item: 'bot check', outcome: 'silent', reason })}\n`,
    )
    return 'silent'
  }
}
