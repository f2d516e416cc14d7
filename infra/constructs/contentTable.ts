import * as dynamodb from 'aws-cdk-lib/aws-dynamodb'
import type { Construct } from 'constructs'
import type { Config } from '../config.ts'
import { RemovalPolicy } from 'aws-cdk-lib'

const text = (name: string) => ({ name, type: dynamodb.AttributeType.STRING })

const keysOf = (index: string) => ({
  indexName: index,
  partitionKey: text(`${index}pk`),
  sortKey: text(`${index}sk`),
})

/** `row` has a list's fields without contents, so lists are one cheap query. */
const LISTS: dynamodb.GlobalSecondaryIndexPropsV2 = {
  ...keysOf('gsi1'),
  projectionType: dynamodb.ProjectionType.INCLUDE,
  nonKeyAttributes: ['row'],
}

const REFERENCES: dynamodb.GlobalSecondaryIndexPropsV2 = {
  ...keysOf('gsi2'),
  projectionType: dynamodb.ProjectionType.KEYS_ONLY,
}

export function contentTable(scope: Construct, config: Config): dynamodb.TableV2 {
  return new dynamodb.TableV2(scope, 'Content', {
    partitionKey: text('pk'),
    sortKey: text('sk'),
    billing: dynamodb.Billing.onDemand(),
    globalSecondaryIndexes: [LISTS, REFERENCES],
    dynamoStream: dynamodb.StreamViewType.NEW_AND_OLD_IMAGES,
    timeToLiveAttribute: 'ttl',
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    deletionProtection: config.retain,
    removalPolicy: removalPolicyOf(config),
  })
}

/** Retained data is removed only if its creation is rolled back, so that the deploy can be repeated. */
export const removalPolicyOf = ({ retain }: Pick<Config, 'retain'>): RemovalPolicy =>
  retain ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY
