import * as z from 'zod/mini'
import { readBases } from '@flou/shared/bases.ts'
import type { BotCheck } from '@flou/shared/submissions/botCheck.ts'
import type { ThrottleClass } from '@flou/functions/manifest.ts'

/** The environments that can be deployed; one stack each, `Flou-<env>`. */
export const ENVIRONMENTS = ['dev', 'staging', 'prod'] as const
export type Environment = (typeof ENVIRONMENTS)[number]

/** What differs between environments. Everything else is the same everywhere, so that staging proves prod. */
export interface Config {
  /** Origins of the API and of pictures, where they are not those of each app: the variables API_BASE and IMAGE_BASE of a build. */
  bases: { api: string; images: string }
  env: Environment
  region: string
  /** Keep table, buckets, secrets and logs when the stack is deleted, and refuse to delete stack or table. */
  retain: boolean
  /** Own host names. The certificate covers both and lies in us-east-1, where CloudFront looks for it. */
  domain?: { site: string; admin: string; certificateArn: string }
  /** Who is told when an alarm goes off. */
  alarmEmail?: string
  /** `perSecond`: mails that the account may send, as SES shows it under its sending limits. */
  mail: { domain: string; from: string; perSecond: number }
  /** The customers' portal: another site, whose tokens say who a customer is (decision 28). */
  portal: Portal
  /**
   * The bot check of another company (reCAPTCHA) in place of our own task, which asks nobody else. Its secret is in Secrets Manager,
   * under this name; changing either needs a deploy and, for the policy of the pages, a publish of all of them, which a deploy does.
   */
  botCheck?: BotCheck & { secretName: string }
  /** Requests per second and burst: of the whole API, and of each route whose manifest names a class of its own. */
  throttle: Record<'api' | ThrottleClass, Throttle>
  logDays: number
  /**
   * How the seals of the audit trail are locked against change and deletion (S3 Object Lock); not at all where absent. `compliance`
   * cannot be taken back before its years are over, not even by the account's owner.
   */
  auditLock?: { mode: 'governance' | 'compliance'; years: number }
  /** Raise it, and the deploy gives CDN and functions a new origin secret (docs/operations.md). */
  originSecret: number
}
export interface Portal {
  /** Its pages on which customers log in and register; the back-office's setting comes first where it is filled in. */
  loginUrl: string
  registerUrl: string
  /** Where it publishes the public keys of its tokens, as a JWKS. */
  keysUrl: string
  /** `iss` and `aud` of its tokens. */
  issuer: string
  audience: string
  /** The cookie in which it keeps the token; the portal sets it for the domain of the site. */
  cookie: string
  /** Hosts at which the site may send customers to log in and register, beside the issuer's. */
  hosts: readonly string[]
}
export interface Throttle {
  rate: number
  burst: number
}

/**
 * Singapore: a region next to the visitors (Jakarta); see docs/decisions/2026-11-21-infrastructure.md.
 */
const REGION = 'ap-southeast-1'

/** The local product puts its stand-in in this place (local/devPage/portal.ts). */
const PORTAL = 'https://portal.flou.example'

const BASE = {
  region: REGION,
  retain: false,
  mail: { domain: 'flou.example', from: 'no-reply@flou.example', perSecond: 14 },
  portal: {
    loginUrl: `${PORTAL}/login`,
    registerUrl: `${PORTAL}/register`,
    keysUrl: `${PORTAL}/.well-known/jwks.json`,
    issuer: PORTAL,
    audience: 'website',
    cookie: 'customer_token',
    hosts: ['portal.flou.example'],
  },
  throttle: {
    api: { rate: 100, burst: 200 },
    signIn: { rate: 10, burst: 20 },
    forgot: { rate: 5, burst: 10 },
    reset: { rate: 5, burst: 10 },
    refresh: { rate: 50, burst: 100 },
    preview: { rate: 10, burst: 20 },
    forms: { rate: 50, burst: 100 },
    consent: { rate: 20, burst: 40 },
    notFound: { rate: 20, burst: 40 },
    visits: { rate: 100, burst: 200 },
    estimates: { rate: 10, burst: 20 },
  },
  logDays: 30,
  originSecret: 1,
} as const

const CONFIGS = {
  dev: { ...BASE, env: 'dev' },
  staging: { ...BASE, env: 'staging', alarmEmail: 'operations@flou.example' },
  prod: {
    ...BASE,
    env: 'prod',
    retain: true,
    alarmEmail: 'operations@flou.example',
    throttle: {
      api: { rate: 1000, burst: 2000 },
      signIn: { rate: 50, burst: 100 },
      forgot: { rate: 20, burst: 40 },
      reset: { rate: 20, burst: 40 },
      refresh: { rate: 200, burst: 400 },
      preview: { rate: 20, burst: 40 },
      forms: { rate: 600, burst: 1200 },
      consent: { rate: 100, burst: 200 },
      notFound: { rate: 50, burst: 100 },
      visits: { rate: 2000, burst: 4000 },
      estimates: { rate: 20, burst: 40 },
    },
    logDays: 90,
    // who wants it beyond the reach of the account's owner chooses `compliance`, which nobody can take back
    auditLock: { mode: 'governance', years: 5 },
  },
} as const satisfies { [E in Environment]: Omit<Config, 'bases'> & { env: E } }

/**
 * The configuration of an environment.
 * @param name the CDK context value `env`; undefined means dev.
 * @throws naming the environments there are, when it is none of them.
 */
export function configOf(name: unknown): Config {
  const parsed = z.enum(ENVIRONMENTS).safeParse(name ?? 'dev')
  if (!parsed.success)
    throw new Error(`There is no environment "${String(name)}". Use -c env=${ENVIRONMENTS.join('|')}.`)
  return { ...CONFIGS[parsed.data], bases: readBases(process.env) }
}
