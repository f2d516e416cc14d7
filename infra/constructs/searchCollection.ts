import { Stack } from 'aws-cdk-lib'
import { CfnAccessPolicy, CfnCollection, CfnSecurityPolicy } from 'aws-cdk-lib/aws-opensearchserverless'
import { Construct } from 'constructs'
import { PAGES_INDEX } from '@flou/functions/features/search/openSearch/collection.ts'
import { stackNameOf, type Config } from '../config.ts'
import type { ServiceFunction } from './functions/serviceFunction.ts'

const READ = ['aoss:DescribeIndex', 'aoss:ReadDocument']
const WRITE = [...READ, 'aoss:CreateIndex', 'aoss:WriteDocument']

const ACTIONS: Readonly<Record<string, readonly string[]>> = { search: READ, publish: WRITE }

/** Pages of the search in OpenSearch Serverless, for sites that the built-in index is too small for. */
export class SearchCollection extends Construct {
  constructor(scope: Construct, config: Config, functions: readonly ServiceFunction[]) {
    super(scope, 'SearchCollection')
    const name = `${stackNameOf(config).toLowerCase()}-pages`
    const rule = { ResourceType: 'collection', Resource: [`collection/${name}`] }
    const policy = (id: string, type: string, content: object) =>
      new CfnSecurityPolicy(this, id, { name, type, policy: JSON.stringify(content) })
    const collection = new CfnCollection(this, 'Collection', {
      name,
      type: 'SEARCH',
      standbyReplicas: config.retain ? 'ENABLED' : 'DISABLED',
    })
    collection.addResourceDependency(policy('Encryption', 'encryption', { Rules: [rule], AWSOwnedKey: true }))
    // Functions have no VPC. Calls need a signature and the access policy.
    collection.addResourceDependency(policy('Network', 'network', [{ Rules: [rule], AllowFromPublic: true }]))
    const users = functions.filter((fn) => fn.name in ACTIONS)
    new CfnAccessPolicy(this, 'Access', {
      name,
      type: 'data',
      policy: Stack.of(this).toJsonString(
        users.map((fn) => ({
          Rules: [
            {
              ResourceType: 'index',
              Resource: [`index/${name}/${PAGES_INDEX}`],
              Permission: ACTIONS[fn.name],
            },
          ],
          Principal: [fn.role.roleArn],
        })),
      ),
    })
    for (const fn of users) {
      fn.allow(['aoss:APIAccessAll'], [collection.attrArn])
      fn.lambda.addEnvironment('SEARCH_COLLECTION', collection.attrCollectionEndpoint)
    }
  }
}
