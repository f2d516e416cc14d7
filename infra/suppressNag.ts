import { Stack, Validations } from 'aws-cdk-lib'
import type { CfnElement } from 'aws-cdk-lib'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { IConstruct } from 'constructs'

/** Accepts one finding of the AWS Solutions rules on one construct, with the reason why it is right here. */
export function suppressNag(construct: IConstruct, rule: string, reason: string): void {
  Validations.of(construct).acknowledge({ id: `AwsSolutions::AwsSolutions-${rule}`, reason })
}

/** A bucket's ARN as findings name it. */
export function arnOf(bucket: IBucket): string {
  // A bucket made in this stack always has a CloudFormation resource as its default child.
  const resource = bucket.node.defaultChild as CfnElement
  return `<${Stack.of(bucket).getLogicalId(resource)}.Arn>`
}

/** Accepts a wildcard that means "every object below this prefix of this bucket". */
export function suppressObjectWildcard(construct: IConstruct, bucket: IBucket, pattern: string): void {
  const finding = `IAM5[Resource::${arnOf(bucket)}/${pattern}]`
  suppressNag(construct, finding, 'objects of one prefix; their names are not known')
}
