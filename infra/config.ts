import * as z from 'zod/mini'
import { readBases } from '@flou/shared/bases.ts'
import type { BotCheck } from '@flou/shared/forms/botCheck.ts'
import type { ThrottleClass } from '@flou/functions/core/manifest.ts'

const ENVIRONMENTS = ['dev', 'staging', 'prod'] as const
export type Environment = (typeof ENVIRONMENTS)[number]

/** Settings that differ between environments; anything else is equal, so that staging proves prod. */
export interface Config {
  /** Origins of the API and of images, if not each app's own. */
  bases: { api: string; images: string }
  env: Environment
  region: string
  retain: boolean
  /** Checked before each deploy if set. */
  account?: string
  domain?: Domain
  alarmEmail?: string
  /** US dollars of the account. */
  monthlyBudget?: number
  /** Requests of one IP in five minutes before a WAF refuses it: about $ 7 a month and $ 0.60 per million requests. */
  firewall?: { forms: number; signIn: number }
  mail: { domain: string; from: string; perSecond: number }
  portal: Portal
  /** Third-party bot check (reCAPTCHA). Changes need a deploy, which publishes all pages. */
  botCheck?: BotCheck & { secretName: string }
  translator?: { url: string; secretName: string }
  checksOutsideLinks?: true
  throttle: Record<'api' | ThrottleClass, Throttle>
  logDays: number
  /** `sdk` bypasses the direct calls of functions (docs/decisions/aws-sdk.md). */
  tableCalls: 'direct' | 'sdk'
  /** S3 Object Lock of the audit seals. `compliance` cannot be shortened, not even by the account's owner. */
  auditLock?: { mode: 'governance' | 'compliance'; years: number }
  /** The CDN sends the first secret; functions accept all (docs/operations/repair.md#rotate-secrets). */
  originSecrets: readonly [number, ...number[]]
  backupDays?: number
  /** Search pages in OpenSearch Serverless, from $ 175 a month (docs/operations/reference.md#large-sites). */
  hasSearchCollection?: true
}
interface Domain {
  site: string
  admin: string
  /** Covers both hosts; must be in us-east-1. */
  certificateArn: string
  /** Makes browsers refuse plain HTTP on all subdomains of both hosts, for a year. */
  hasSecureSubdomains: boolean
}
interface Portal {
  /** Fallbacks for the back-office settings. */
  loginUrl: string
  registerUrl: string
  keysUrl: string
  issuer: string
  audience: string
  cookie: string
  hosts: readonly string[]
}
export interface Throttle {
  rate: number
  burst: number
}

/** Singapore: close to Jakarta; see docs/decisions/infrastructure.md. */
const REGION = 'ap-southeast-1'

/** Metrics and certificates of CloudFront are here only. */
export const EDGE_REGION = 'us-east-1'

const PORTAL = 'https://portal.flou.example'

const BASE = {
  region: REGION,
  retain: false,
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
    cards: { rate: 20, burst: 40 },
    visits: { rate: 100, burst: 200 },
    estimates: { rate: 10, burst: 20 },
  },
  logDays: 30,
  tableCalls: 'direct',
  originSecrets: [1],
} as const

/** An SES identity exists once in an account, so each environment has its own domain. */
const mailOf = (domain: string) => ({ domain, from: `no-reply@${domain}`, perSecond: 14 })

const CONFIGS = {
  dev: { ...BASE, env: 'dev', mail: mailOf('dev.flou.example') },
  staging: {
    ...BASE,
    env: 'staging',
    mail: mailOf('staging.flou.example'),
    alarmEmail: 'operations@flou.example',
  },
  prod: {
    ...BASE,
    env: 'prod',
    retain: true,
    checksOutsideLinks: true,
    mail: mailOf('flou.example'),
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
      cards: { rate: 50, burst: 100 },
      visits: { rate: 2000, burst: 4000 },
      estimates: { rate: 20, burst: 40 },
    },
    logDays: 90,
    // `compliance` cannot be undone, even by the account's owner
    auditLock: { mode: 'governance', years: 5 },
    backupDays: 7,
    monthlyBudget: 100,
  },
} as const satisfies { [E in Environment]: Omit<Config, 'bases'> & { env: E } }

export class UnknownEnvironment extends Error {
  constructor(name: unknown) {
    super(`There is no environment "${String(name)}", only ${ENVIRONMENTS.join(', ')}.`)
  }
}

/** @throws UnknownEnvironment */
export function configOf(name: unknown): Config {
  const parsed = z.enum(ENVIRONMENTS).safeParse(name ?? 'dev')
  if (!parsed.success) throw new UnknownEnvironment(name)
  return { ...CONFIGS[parsed.data], bases: readBases(process.env) }
}

export const stackNameOf = ({ env }: Pick<Config, 'env'>): string => `Flou-${env}`

const PLACEHOLDER = /\.example(?:$|[/:])/

/** Paths of values in `config` that are still placeholders, such as `mail.domain`. */
function placeholders(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return PLACEHOLDER.test(value) ? [path] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    placeholders(inner, path === '' ? name : `${path}.${name}`),
  )
}

/**
 * Without own host names, uploads to the media bucket would be allowed from any origin.
 * @throws naming each setting to fill in
 */
export function requireDeployable(config: Config, account: string | undefined): void {
  const missing = config.env !== 'prod' || config.domain ? [] : ['domain']
  const open = [...missing, ...placeholders(config)]
  if (config.env !== 'dev' && open.length > 0)
    throw new Error(`infra/config.ts, ${config.env}: fill in ${open.join(', ')} before this can be deployed.`)
  requireAccount(config, account)
}

export function requireAccount(config: Pick<Config, 'account' | 'env'>, account: string | undefined): void {
  if (config.account !== undefined && account !== undefined && config.account !== account)
    throw new Error(
      `infra/config.ts, ${config.env}: account ${config.account} is expected, not ${account}. Choose its credentials, for example by AWS_PROFILE.`,
    )
}
