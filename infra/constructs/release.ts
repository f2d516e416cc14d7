import { Duration, Stack } from 'aws-cdk-lib'
import * as iam from 'aws-cdk-lib/aws-iam'
import type { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import * as deployment from 'aws-cdk-lib/aws-s3-deployment'
import * as resources from 'aws-cdk-lib/custom-resources'
import { Construct } from 'constructs'
import type { AfterDeploy } from '@flou/functions/core/manifest.ts'
import { buildPaths } from '../buildOutput.ts'
import { callerRole } from './functions/callerRole.ts'
import type { ServiceFunction } from './functions/serviceFunction.ts'
import { suppressCdkHelpers } from './cdkHelperSuppressions.ts'
import type { Storage } from './storage.ts'

export interface ReleaseProps {
  root: string
  storage: Storage
  functions: readonly ServiceFunction[]
  logGroup: LogGroup
}

interface Target {
  bucket: IBucket
  folder: string
}
type FileSelection = ({ only: string } | { without: string }) & { cache: string }

const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATED = 'no-cache'
const ONE_DAY = 'public, max-age=86400'

/**
 * Order of a release: hashed files, functions (which render pages that name them), the back-office's app (which calls
 * the functions), then functions with `afterDeploy`.
 */
export class Release extends Construct {
  private hasCopier = false
  private readonly logGroup: LogGroup

  constructor(scope: Construct, { root, storage, functions, logGroup }: ReleaseProps) {
    super(scope, 'Release')
    this.logGroup = logGroup
    const admin = { bucket: storage.admin, folder: buildPaths.adminApp(root) }
    const site = { bucket: storage.site, folder: buildPaths.siteFiles(root) }
    const adminAssets = this.deployFiles('AdminAssets', admin, { only: 'assets', cache: IMMUTABLE })
    const adminApp = this.deployFiles('AdminApp', admin, { without: 'assets', cache: REVALIDATED })
    const siteAssets = this.deployFiles('SiteAssets', site, { only: 'assets', cache: IMMUTABLE })
    const siteFiles = this.deployFiles('SiteFiles', site, { without: 'assets', cache: ONE_DAY })
    adminApp.node.addDependency(adminAssets)
    for (const fn of functions) {
      fn.live.node.addDependency(siteAssets)
      adminApp.node.addDependency(fn.live)
      const { afterDeploy } = fn.manifest
      if (afterDeploy) this.call(fn, afterDeploy).node.addDependency(siteAssets, siteFiles)
    }
    suppressCdkHelpers(Stack.of(this), [storage.admin, storage.site])
  }

  /** Old files stay: open tabs still load them, and the bucket holds published pages. */
  private deployFiles(
    id: string,
    { bucket, folder }: Target,
    selection: FileSelection,
  ): deployment.BucketDeployment {
    const exclude =
      'only' in selection ? ['*', `!${selection.only}`, `!${selection.only}/**`] : [selection.without]
    const deployed = new deployment.BucketDeployment(this, id, {
      sources: [deployment.Source.asset(folder, { exclude })],
      destinationBucket: bucket,
      cacheControl: [deployment.CacheControl.fromString(selection.cache)],
      prune: false,
      retainOnDelete: true,
      memoryLimit: 512,
      logGroup: this.logGroup,
    })
    // All share one function, which has the layer of the first.
    if (this.hasCopier) deployed.node.tryRemoveChild('AwsCliLayer')
    this.hasCopier = true
    return deployed
  }

  private call(
    { lambda, live }: ServiceFunction,
    { constructId, event }: AfterDeploy,
  ): resources.AwsCustomResource {
    const call: resources.AwsSdkCall = {
      service: 'Lambda',
      action: 'InvokeCommand',
      parameters: {
        FunctionName: live.functionArn,
        InvocationType: 'Event',
        Payload: JSON.stringify(event),
      },
      physicalResourceId: resources.PhysicalResourceId.of(lambda.currentVersion.version),
    }
    const { logGroup } = this
    const role = callerRole(this, {
      caller: new iam.ServicePrincipal('lambda.amazonaws.com'),
      functionArns: [live.functionArn],
      logGroup,
    })
    return new resources.AwsCustomResource(this, constructId, {
      onCreate: call,
      onUpdate: call,
      role,
      logGroup,
      timeout: Duration.minutes(1),
      installLatestAwsSdk: false,
    })
  }
}
