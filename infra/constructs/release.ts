import { Duration, Stack } from 'aws-cdk-lib'
import * as iam from 'aws-cdk-lib/aws-iam'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import * as deployment from 'aws-cdk-lib/aws-s3-deployment'
import * as resources from 'aws-cdk-lib/custom-resources'
import { Construct } from 'constructs'
import type { AfterDeploy } from '@flou/functions/manifest.ts'
import { buildPaths } from '../buildOutput.ts'
import type { ServiceFunction } from './functions/serviceFunction.ts'
import { suppressCdkHelpers } from './cdkHelperSuppressions.ts'
import type { Storage } from './storage.ts'

export interface ReleaseProps {
  root: string
  storage: Storage
  functions: readonly ServiceFunction[]
}

interface Target {
  bucket: IBucket
  /** A built app. */
  folder: string
}
/** One folder of an app, or all but one. */
type Part = ({ only: string } | { without: string }) & { cache: string }

const FOREVER = 'public, max-age=31536000, immutable'
const CHECKED = 'no-cache'
const FOR_A_DAY = 'public, max-age=86400'

/** Puts both apps' files in place, hashed files before what names them, then calls the functions that wait for them. */
export class Release extends Construct {
  constructor(scope: Construct, { root, storage, functions }: ReleaseProps) {
    super(scope, 'Release')
    const admin = { bucket: storage.admin, folder: buildPaths.adminApp(root) }
    const site = { bucket: storage.site, folder: buildPaths.siteFiles(root) }
    const adminAssets = this.files('AdminAssets', admin, { only: 'assets', cache: FOREVER })
    const adminApp = this.files('AdminApp', admin, { without: 'assets', cache: CHECKED })
    const siteAssets = this.files('SiteAssets', site, { only: 'assets', cache: FOREVER })
    const siteFiles = this.files('SiteFiles', site, { without: 'assets', cache: FOR_A_DAY })
    adminApp.node.addDependency(adminAssets)
    for (const fn of functions) {
      const { afterDeploy } = fn.manifest
      if (afterDeploy) this.call(fn, afterDeploy).node.addDependency(siteAssets, siteFiles)
    }
    suppressCdkHelpers(Stack.of(this), [storage.admin, storage.site])
  }

  /** Old files stay (`prune: false`): a tab opened before the release goes on working, and pages are not ours to delete. */
  private files(id: string, { bucket, folder }: Target, part: Part): deployment.BucketDeployment {
    const exclude = 'only' in part ? ['*', `!${part.only}`, `!${part.only}/**`] : [part.without]
    return new deployment.BucketDeployment(this, id, {
      sources: [deployment.Source.asset(folder, { exclude })],
      destinationBucket: bucket,
      cacheControl: [deployment.CacheControl.fromString(part.cache)],
      prune: false,
      retainOnDelete: true,
      memoryLimit: 512,
    })
  }

  /** Invokes a function whenever its version (code, renderer, settings) is a new one; does not wait for it. */
  private call({ lambda, live }: ServiceFunction, { step, event }: AfterDeploy): resources.AwsCustomResource {
    const version = lambda.currentVersion.version
    const call: resources.AwsSdkCall = {
      service: 'Lambda',
      action: 'InvokeCommand',
      parameters: {
        FunctionName: live.functionArn,
        InvocationType: 'Event',
        Payload: JSON.stringify(event),
      },
      physicalResourceId: resources.PhysicalResourceId.of(version),
    }
    const policy = new iam.PolicyStatement({
      actions: ['lambda:InvokeFunction'],
      resources: [live.functionArn],
    })
    return new resources.AwsCustomResource(this, step, {
      onCreate: call,
      onUpdate: call,
      policy: resources.AwsCustomResourcePolicy.fromStatements([policy]),
      timeout: Duration.minutes(1),
      installLatestAwsSdk: false,
    })
  }
}
