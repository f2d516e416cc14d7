/** Actions on the table that a function can be given. Scan is not among them: nobody reads everything to filter it. */
export type TableAction =
  | 'GetItem'
  | 'BatchGetItem'
  | 'Query'
  | 'ConditionCheckItem'
  | 'PutItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'BatchWriteItem'

export const READ = ['GetItem', 'BatchGetItem', 'Query'] as const
/** Transactions need no action of their own: each of their items is checked by its own. */
export const WRITE = [...READ, 'ConditionCheckItem', 'PutItem', 'UpdateItem', 'DeleteItem'] as const

/** Variables that the stack fills in, beside `TABLE_NAME`, which every function gets. */
export type EnvironmentName =
  | 'ORIGIN_SECRET'
  | 'JWT_SECRET_ARN'
  | 'MEDIA_BUCKET'
  | 'SITE_BUCKET'
  | 'AUDIT_BUCKET'
  | 'DISTRIBUTION_ID'
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

/** Limits tighter than that of the whole API; their rates are in infra/config.ts. */
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

/** A route of the HTTP API. The most specific route wins, whichever function it belongs to. */
export interface ApiRoute {
  method: 'ANY' | 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE'
  /** As API Gateway writes it: `/api/preview/{token}`, `/api/account/{proxy+}`. */
  path: string
  throttle?: ThrottleClass
}

export interface BucketAccess {
  actions: readonly ('GetObject' | 'PutObject' | 'DeleteObject')[]
  /** Keys of objects; `*` stands for any text. */
  keys: readonly string[]
  /** Whether the function may ask for an object that is absent; without it S3 answers 403 instead of 404. */
  asksForAbsent?: true
}

/** Records that the stream brings at a time, at most. Behind a full batch more are waiting. */
export const STREAM_BATCH = 100

/** The part of a stream record that filters look at; patterns are Lambda's filter rules. */
export interface StreamFilter {
  eventName?: readonly ('INSERT' | 'MODIFY' | 'REMOVE')[]
  dynamodb: { Keys: Partial<Record<'pk' | 'sk', { S: readonly unknown[] }>> }
}

/** Called with batches of changes of the table, in order. */
export interface StreamTrigger {
  /** Attempts after the first one; then the batch is kept in the bucket of failed batches. */
  retries: number
  /** A record that passes one of them wakes the function. Filters save calls; handlers are right without them. */
  filters: readonly StreamFilter[]
}

/** Called again and again. A call that failed is not repeated: the next one takes up what is left. */
export interface ScheduleTrigger {
  /** Whole minutes between two calls. */
  everyMinutes: number
  /** What a call does, for the console. */
  about: string
  /** Description of the alarm that goes off after three calls in a row are missing. */
  silence: string
}

/** Called once after each deploy that changes the function, when the files of the release are in place. */
export interface AfterDeploy {
  /** Name of the step in the stack. */
  step: string
  event: Readonly<Record<string, unknown>>
}

/**
 * What lies beside the bundle: the site's server build, the parser of mark-up that the first write loads, the client of the bucket of
 * seals and the check of the audit trail, both loaded when somebody asks for it, the list that chosen passwords are looked up in, the
 * default texts of mails, the phone numbers of all countries, what carries out the notices of changes.
 */
export type BundledPart =
  | 'renderer'
  | 'sanitizeHtml'
  | 'sealFiles'
  | 'verifyTrail'
  | 'commonPasswords'
  | 'mailTexts'
  | 'phoneNumbers'
  | 'notices'

/** Buckets that functions can be given access to. */
export type BucketName = 'media' | 'site' | 'audit'

/**
 * What one Lambda needs. `functions/<name>/manifest.ts` exports it as `manifest`; the stack, and by its template the
 * local runtime, the build, the table in docs/architecture.md and the tests read it there.
 */
export interface FunctionManifest {
  /** What it does, in one sentence, for the console and the documents. */
  about: string
  /** Megabytes; 1,769 of them come with one virtual processor. */
  memory: number
  /** Seconds after which a call is ended. */
  timeout: number
  /** What it may do with items of the table, and which indexes it may query. */
  table: { actions: readonly TableAction[]; indexes: readonly ('gsi1' | 'gsi2')[] }
  /** Variables beside `TABLE_NAME`; read with `functionEnvironment(manifest)`. */
  environment: readonly EnvironmentName[]
  routes?: readonly ApiRoute[]
  stream?: StreamTrigger
  schedule?: ScheduleTrigger
  afterDeploy?: AfterDeploy
  /** Operators call it by the command line (docs/operations.md): its ARN is among the outputs of the stack. */
  calledByOperators?: true
  buckets?: Partial<Record<BucketName, BucketAccess>>
  /** The private signing keys of access tokens: read them, or make new ones when the rotation asks. */
  signingKeys?: 'read' | 'rotate'
  sendsMail?: true
  /** Called with bounces and complaints of mails that were sent, as SES reports them. */
  mailEvents?: true
  /** May start and end executions of the approval's state machine. */
  runsApprovalClock?: true
  /** May invalidate paths of the public CDN. */
  invalidatesSite?: true
  /** What a line of level `error` in its log means; an alarm goes off at the first one. */
  errorLines?: string
  bundled?: readonly BundledPart[]
  /** Layers with binaries for the Lambda platform. */
  layers?: readonly 'sharp'[]
}

/** Declares what a Lambda needs. Returns the manifest as it is, with its exact type. */
export const lambda = <const M extends FunctionManifest>(manifest: M): M => manifest
