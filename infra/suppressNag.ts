import { Stack, Validations } from 'aws-cdk-lib'
import type { CfnElement } from 'aws-cdk-lib'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { IConstruct } from 'constructs'

export function suppressNag(construct: IConstruct, rule: string, reason: string): void {
  Validations.of(construct).acknowledge({ id: `AwsSolutions::AwsSolutions-${rule}`, reason })
}

export function arnOf(bucket: IBucket): string {
  // The default child of a bucket is its CloudFormation resource.
  const resource = bucket.node.defaultChild as CfnElement
  return `<${Stack.of(bucket).getLogicalId(resource)}.Arn>`
}

export function suppressObjectWildcard(construct: IConstruct, bucket: IBucket, pattern: string): void {
  const finding = `IAM5[Resource::${arnOf(bucket)}/${pattern}]`
  suppressNag(construct, finding, 'objects of one prefix; their names are not known')
}
