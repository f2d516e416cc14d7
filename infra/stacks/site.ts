import { CfnOutput, SecretValue, Stack } from 'aws-cdk-lib'
import type { StackProps } from 'aws-cdk-lib'
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import type { Construct } from 'constructs'
import type { Manifests } from '@flou/functions/manifests.ts'
import type { Config } from '../config.ts'
import { Api } from '../constructs/api.ts'
import { ApprovalClock } from '../constructs/approvalClock.ts'
import { backUp } from '../constructs/backups.ts'
import { contentTable } from '../constructs/contentTable.ts'
import { Edge } from '../constructs/edge/edge.ts'
import { addLayers } from '../constructs/functions/layers.ts'
import { grantAccess } from '../constructs/functions/permissions.ts'
import { logGroupOf, ServiceFunction } from '../constructs/functions/serviceFunction.ts'
import { Mail } from '../constructs/mail.ts'
import { Alarms } from '../constructs/monitoring/alarms.ts'
import { Release } from '../constructs/release.ts'
import { SearchCollection } from '../constructs/searchCollection.ts'
import { Schedules } from '../constructs/schedules.ts'
import { Secrets } from '../constructs/secrets.ts'
import { Storage } from '../constructs/storage.ts'
import { Streams } from '../constructs/streams.ts'
import { capitalized } from '@flou/shared/strings/letters.ts'

export interface SiteStackProps extends StackProps {
  config: Config
  root: string
  manifests: Manifests
  firewallArn?: string
}

/** Empty for the built-in bot check. The secret is a CloudFormation reference. */
function botCheckVariables({ botCheck }: Config) {
  if (!botCheck) return { BOT_CHECK: '', BOT_CHECK_SECRET: '' }
  const { secretName, ...check } = botCheck
  return {
    BOT_CHECK: JSON.stringify(check),
    BOT_CHECK_SECRET: SecretValue.secretsManager(secretName).unsafeUnwrap(),
  }
}

const translatorVariables = ({ translator }: Config) => ({
  TRANSLATOR_URL: translator?.url ?? '',
  TRANSLATOR_KEY: translator ? SecretValue.secretsManager(translator.secretName).unsafeUnwrap() : '',
})

/**
 * The whole product in one stack: bucket and distribution reference each other, and the local runtime reads
 * one template.
 */
export class SiteStack extends Stack {
  private readonly config: Config
  private readonly table: TableV2
  readonly storage: Storage
  readonly edge: Edge
  private readonly secrets: Secrets
  private readonly approvalClock: ApprovalClock
  private readonly functions: readonly ServiceFunction[]

  constructor(
    scope: Construct,
    id: string,
    { config, root, manifests, firewallArn, ...props }: SiteStackProps,
  ) {
    super(scope, id, { terminationProtection: config.retain, ...props })
    this.config = config
    this.table = contentTable(this, config)
    this.storage = new Storage(this, config)
    this.secrets = new Secrets(this, config)
    this.approvalClock = new ApprovalClock(this, config, this.table)
    const functionLogs = logGroupOf(this, config)
    this.functions = Object.entries(manifests).map(
      ([name, manifest]) => new ServiceFunction(this, { name, manifest, root, logGroup: functionLogs }),
    )
    const { functions, table, storage } = this
    const api = new Api(this, config, functions)
    const [originSecret] = this.secrets.originSecrets
    const edge = new Edge(this, { config, storage, apiHost: api.host, originSecret, firewallArn })
    this.edge = edge
    for (const fn of functions) addLayers(fn, root)
    this.configureFunctions(edge)
    this.addTriggers()
    if (config.hasSearchCollection) new SearchCollection(this, config, functions)
    new Release(this, { root, storage, functions, logGroup: functionLogs })
    new Alarms(this, config, {
      api: api.api,
      functions,
      table,
      failedBatches: storage.failedBatches,
      approvalClock: this.approvalClock,
      functionLogs,
    })
    if (config.backupDays !== undefined) backUp(this, table, config)
    this.addOutputs(edge)
  }

  private configureFunctions({ site, store: edgeStore, siteOrigin, adminOrigin }: Edge): void {
    const { table, storage, secrets, approvalClock } = this
    const mail = new Mail(this, this.config)
    const { portal } = this.config
    const values = {
      TABLE_NAME: table.tableName,
      TABLE_CALLS: this.config.tableCalls,
      ORIGIN_SECRET: secrets.originSecrets.join(' '),
      JWT_SECRET_ARN: secrets.jwt.secretArn,
      WEBHOOK_SECRET_ARN: secrets.webhooks.secretArn,
      MEDIA_BUCKET: storage.media.bucketName,
      SITE_BUCKET: storage.site.bucketName,
      AUDIT_BUCKET: storage.audit.bucketName,
      DISTRIBUTION_ID: site.distributionId,
      EDGE_STORE_ARN: edgeStore.keyValueStoreArn,
      SITE_ORIGIN: siteOrigin,
      ADMIN_ORIGIN: adminOrigin,
      MAIL_FROM: mail.from,
      MAIL_RATE: String(this.config.mail.perSecond),
      APPROVAL_CLOCK_ARN: approvalClock.machineArn,
      PORTAL_LOGIN_URL: portal.loginUrl,
      PORTAL_REGISTER_URL: portal.registerUrl,
      PORTAL_KEYS_URL: portal.keysUrl,
      PORTAL_ISSUER: portal.issuer,
      PORTAL_AUDIENCE: portal.audience,
      PORTAL_COOKIE: portal.cookie,
      PORTAL_HOSTS: portal.hosts.join(' '),
      OUTSIDE_LINKS: this.config.checksOutsideLinks ? 'on' : 'off',
      ...botCheckVariables(this.config),
      ...translatorVariables(this.config),
    }
    const keys = { signingKeys: secrets.jwt.secretArn, webhookKeys: secrets.webhooks.secretArn }
    const access = { table, storage, ...keys, site, edgeStore, approvalClock }
    for (const fn of this.functions) {
      fn.setEnvironment(values)
      grantAccess(fn, { ...access, mailSender: mail.senderArns })
    }
    mail.reportTo(this.functions)
  }

  private addTriggers(): void {
    const { functions, table, storage } = this
    new Streams(this, { table, failedBatches: storage.failedBatches, functions })
    new Schedules(this, functions)
    this.secrets.addRotation(functions)
  }

  /** Outputs for operator commands (docs/operations/deploy.md). */
  private addOutputs({ site, siteOrigin, adminOrigin }: Edge): void {
    const called = this.functions.filter(({ manifest }) => manifest.calledByOperators)
    const outputs = {
      SiteOrigin: siteOrigin,
      AdminOrigin: adminOrigin,
      SiteDistribution: site.distributionId,
      TableName: this.table.tableName,
      ...Object.fromEntries(
        called.map(({ name, live }) => [`${capitalized(name)}Function`, live.functionArn]),
      ),
      MediaBucket: this.storage.media.bucketName,
      SigningKeys: this.secrets.jwt.secretArn,
      FailedBatches: this.storage.failedBatches.bucketName,
      AuditSeals: this.storage.audit.bucketName,
    }
    for (const [name, value] of Object.entries(outputs)) new CfnOutput(this, name, { value })
  }
}
