import { CfnOutput, Stack } from 'aws-cdk-lib'
import type { StackProps } from 'aws-cdk-lib'
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import type { Construct } from 'constructs'
import type { Config } from '../config.ts'
import { Api } from '../constructs/api.ts'
import { contentTable } from '../constructs/contentTable.ts'
import { Edge } from '../constructs/edge/edge.ts'
import { allowTable } from '../constructs/functions/access.ts'
import { FUNCTION_NAMES } from '../constructs/functions/functionNames.ts'
import { allowMedia, allowPublishing, allowPurging } from '../constructs/functions/permissions.ts'
import { addSharp } from '../constructs/functions/sharp.ts'
import { serviceFunctions } from '../constructs/functions/serviceFunctions.ts'
import type { ServiceFunctions } from '../constructs/functions/serviceFunctions.ts'
import { Mail } from '../constructs/mail.ts'
import { Minute } from '../constructs/minute.ts'
import { Release } from '../constructs/release.ts'
import { Secrets } from '../constructs/secrets.ts'
import { Storage } from '../constructs/storage.ts'
import { Streams } from '../constructs/streams.ts'
import { Alarms } from '../constructs/watch/alarms.ts'

export interface SiteStackProps extends StackProps {
  config: Config
  /** The project's folder: build output is taken from below it. */
  root: string
}

/**
 * The whole product of one environment. One stack: a bucket behind the CDN and its distribution name each other, and
 * the local runtime reads one template (design §1).
 */
export class SiteStack extends Stack {
  private readonly config: Config
  private readonly table: TableV2
  private readonly storage: Storage
  private readonly secrets: Secrets
  private readonly functions: ServiceFunctions

  constructor(scope: Construct, id: string, { config, root, ...props }: SiteStackProps) {
    super(scope, id, { terminationProtection: config.retain, ...props })
    this.config = config
    this.table = contentTable(this, config)
    this.storage = new Storage(this, config)
    this.secrets = new Secrets(this, config)
    this.functions = serviceFunctions(this, {
      config,
      root,
      tableName: this.table.tableName,
      originSecret: this.secrets.originSecret,
      jwtSecretArn: this.secrets.jwt.secretArn,
      mediaBucket: this.storage.media.bucketName,
    })
    addSharp(this.functions.media, root)
    const api = new Api(this, config, this.functions)
    const edge = new Edge(this, {
      config,
      storage: this.storage,
      apiHost: api.host,
      originSecret: this.secrets.originSecret,
    })
    this.grantAccess()
    this.tellAddresses(edge)
    this.trigger()
    new Release(this, { root, storage: this.storage, publish: this.functions.publish })
    const { functions, table, storage } = this
    new Alarms(this, config, { api: api.api, functions, table, failedBatches: storage.failedBatches })
    this.addOutputs(edge)
  }

  /** What each function may do, apart from sending mail and publishing, which need addresses. */
  private grantAccess(): void {
    const { account, media, schedule } = this.functions
    for (const name of FUNCTION_NAMES) allowTable(this.functions[name], name, this.table)
    allowMedia(media, this.storage.media)
    allowPurging(schedule, this.storage.media)
    account.allow(['secretsmanager:GetSecretValue'], [this.secrets.jwt.secretArn])
  }

  /** The functions that write or mail addresses are told them; the rest does not know where it is reached. */
  private tellAddresses({ site, siteOrigin, adminOrigin }: Edge): void {
    const { publish, preview, dispatch } = this.functions
    const mail = new Mail(this, this.config)
    addEnvironment(publish, {
      SITE_BUCKET: this.storage.site.bucketName,
      DISTRIBUTION_ID: site.distributionId,
      SITE_ORIGIN: siteOrigin,
      ADMIN_ORIGIN: adminOrigin,
    })
    allowPublishing(publish, this.storage.site, site)
    addEnvironment(this.functions.content, { SITE_ORIGIN: siteOrigin })
    addEnvironment(preview, { SITE_ORIGIN: siteOrigin, ADMIN_ORIGIN: adminOrigin })
    addEnvironment(dispatch, { MAIL_FROM: mail.from, ADMIN_ORIGIN: adminOrigin })
    dispatch.allow(['ses:SendEmail'], [mail.identityArn])
  }

  /** What starts the functions that nobody calls. */
  private trigger(): void {
    const { publish, dispatch, schedule, rotate } = this.functions
    new Streams(this, {
      table: this.table,
      failedBatches: this.storage.failedBatches,
      consumers: { publish, dispatch },
    })
    new Minute(this, schedule)
    this.secrets.rotateWith(rotate)
  }

  /** What operators type in commands (docs/operations.md). */
  private addOutputs({ site, siteOrigin, adminOrigin }: Edge): void {
    const outputs = {
      SiteOrigin: siteOrigin,
      AdminOrigin: adminOrigin,
      SiteDistribution: site.distributionId,
      TableName: this.table.tableName,
      AccountFunction: this.functions.account.live.functionArn,
      PublishFunction: this.functions.publish.live.functionArn,
      DispatchFunction: this.functions.dispatch.live.functionArn,
      FailedBatches: this.storage.failedBatches.bucketName,
    }
    for (const [name, value] of Object.entries(outputs)) new CfnOutput(this, name, { value })
  }
}

function addEnvironment(fn: ServiceFunctions[keyof ServiceFunctions], values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) fn.lambda.addEnvironment(name, value)
}
