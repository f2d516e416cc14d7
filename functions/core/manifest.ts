import { SENSITIVE_KEYS, type SensitiveKey } from './store/sensitiveKeys.ts'

/** Scan is excluded to prevent full-table reads. */
type TableAction =
  | 'GetItem'
  | 'BatchGetItem'
  | 'Query'
  | 'ConditionCheckItem'
  | 'PutItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'BatchWriteItem'

export const READ = ['GetItem', 'BatchGetItem', 'Query'] as const
export const isWriteAction = (action: TableAction): boolean =>
  ['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem'].includes(action)
/** Transactions need only the actions of their items. */
export const WRITE = [...READ, 'ConditionCheckItem', 'PutItem', 'UpdateItem', 'DeleteItem'] as const

export type EnvironmentName =
  | 'ORIGIN_SECRET'
  | 'JWT_SECRET_ARN'
  | 'WEBHOOK_SECRET_ARN'
  | 'MEDIA_BUCKET'
  | 'SITE_BUCKET'
  | 'AUDIT_BUCKET'
  | 'DISTRIBUTION_ID'
  | 'EDGE_STORE_ARN'
  | 'SITE_ORIGIN'
  | 'ADMIN_ORIGIN'
  | 'MAIL_FROM'
  | 'MAIL_RATE'
  | 'APPROVAL_CLOCK_ARN'
  | 'PORTAL_LOGIN_URL'
  | 'PORTAL_REGISTER_URL'
  | 'PORTAL_KEYS_URL'
  | 'PORTAL_ISSUER'
  | 'PORTAL_AUDIENCE'
  | 'PORTAL_COOKIE'
  | 'PORTAL_HOSTS'
  | 'BOT_CHECK'
  | 'BOT_CHECK_SECRET'
  | 'TRANSLATOR_URL'
  | 'TRANSLATOR_KEY'
  | 'OUTSIDE_LINKS'

/** Stricter than the API's limit; rates in infra/config.ts. */
export type ThrottleClass =
  | 'signIn'
  | 'forgot'
  | 'reset'
  | 'refresh'
  | 'preview'
  | 'forms'
  | 'consent'
  | 'visits'
  | 'estimates'
  | 'notFound'
  | 'cards'

/** The most specific route wins, across functions. */
export interface ApiRoute {
  method: 'ANY' | 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE'
  /** API Gateway syntax: `/api/preview/{token}`, `/api/account/{proxy+}`. */
  path: string
  throttle?: ThrottleClass
}

export interface BucketAccess {
  actions: readonly ('GetObject' | 'PutObject' | 'DeleteObject')[]
  keys: readonly string[]
  /** S3 responds 404 instead of 403 for absent objects. */
  canDetectMissing?: true
}

export const STREAM_BATCH = 100

interface StreamFilter {
  eventName?: readonly ('INSERT' | 'MODIFY' | 'REMOVE')[]
  dynamodb: { Keys: Partial<Record<'pk' | 'sk', { S: readonly unknown[] }>> }
}

interface StreamTrigger {
  /** Retries before the batch goes to the bucket of failed batches. */
  retries: number
  /** Batches of a shard at a time; events of one item stay in order. One unless set. */
  parallel?: number
  /**
   * Any matching filter invokes the function. Filters only save invocations; handlers must not rely on them.
   */
  filters: readonly StreamFilter[]
}

/** Failed calls are not retried; the next one continues. */
interface ScheduleTrigger {
  everyMinutes: number
  about: string
  /** Alarm description, after three missing calls. */
  silence: string
}

/** Called once after each deploy that changes the function, when the release's files are uploaded. */
export interface AfterDeploy {
  constructId: string
  event: Readonly<Record<string, unknown>>
}

/** Partition keys; a final `*` matches any text. */
interface TableKeys {
  read: readonly string[]
  write: readonly string[]
}

export interface TableAccess {
  actions: readonly TableAction[]
  indexes: readonly ('gsi1' | 'gsi2')[]
  /** Limits a function without indexes to these keys. */
  keys?: TableKeys
  /** Sensitive keys that a function without `keys` may use; none unless set. */
  sensitive?: Readonly<Record<'read' | 'write', readonly SensitiveKey[]>>
}

/** Sensitive keys that the function may not read, or not write. */
export const deniedKeys = ({ sensitive }: TableAccess, kind: 'read' | 'write'): SensitiveKey[] =>
  SENSITIVE_KEYS.filter((key) => !sensitive?.[kind].includes(key))

export type BucketName = 'media' | 'site' | 'audit'

/**
 * Resources of one Lambda, exported by `functions/lambdas/<name>/manifest.ts`; read by stack, build, local runtime,
 * documents and tests.
 */
export interface FunctionManifest {
  about: string
  /** Megabytes; 1,769 equal one vCPU. */
  memory: number
  /** Seconds. */
  timeout: number
  table: TableAccess
  environment: readonly EnvironmentName[]
  routes?: readonly ApiRoute[]
  stream?: StreamTrigger
  schedule?: ScheduleTrigger
  afterDeploy?: AfterDeploy
  /** Invoked by operators (docs/operations/deploy.md); the ARN is a stack output. */
  calledByOperators?: true
  buckets?: Partial<Record<BucketName, BucketAccess | readonly BucketAccess[]>>
  signingKeys?: 'read' | 'rotate'
  readsWebhookKeys?: true
  sendsMail?: true
  mailEvents?: true
  runsApprovalClock?: true
  invalidatesSite?: true
  /** Values that decide which release visitors see. */
  edgeValues?: 'update' | 'list and update'
  /** Meaning of `error` log lines; the first one raises an alarm. */
  errorLines?: string
  /** The built site lies in the folder `renderer` next to the bundle. */
  hasRenderer?: true
  /** Files next to the bundle: name → source, relative to the repository. */
  files?: Readonly<Record<string, string>>
  layers?: readonly 'sharp'[]
}

export const lambda = <const M extends FunctionManifest>(manifest: M): M => manifest
