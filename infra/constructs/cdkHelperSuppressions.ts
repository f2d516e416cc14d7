import { Token } from 'aws-cdk-lib'
import type { Stack } from 'aws-cdk-lib'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import { suppressNag, arnOf } from '../suppressNag.ts'

const BASIC_ROLE =
  'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]'
const COPYING = ['s3:GetBucket*', 's3:GetObject*', 's3:List*', 's3:Abort*', 's3:DeleteObject*']

/** Accepts findings on the library's function that copies files, whose role cannot be changed. */
export function suppressCdkHelpers(stack: Stack, buckets: readonly IBucket[]): void {
  const account = Token.isUnresolved(stack.account) ? '<AWS::AccountId>' : stack.account
  const assets = `arn:aws:s3:::cdk-hnb659fds-assets-${account}-${stack.region}`
  const copying = [
    ...COPYING.map((action) => `Action::${action}`),
    ...[assets, ...buckets.map(arnOf)].map((arn) => `Resource::${arn}/*`),
  ]
  for (const child of stack.node.children) {
    if (!child.node.id.startsWith('Custom::CDKBucketDeployment')) continue
    suppressNag(child, BASIC_ROLE, 'writes its log; the role is made by the library')
    suppressNag(child, 'L1', 'the library chooses the Python version of its function')
    for (const finding of copying)
      suppressNag(child, `IAM5[${finding}]`, 'copies whatever files a release has')
  }
}
