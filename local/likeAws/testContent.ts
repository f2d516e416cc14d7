import type { RequestPermissions } from '../aws/permissions.ts'
import { openStack } from '../template/stack.ts'

const keySchema = (hash: string, range: string) => [
  { AttributeName: hash, KeyType: 'HASH' },
  { AttributeName: range, KeyType: 'RANGE' },
]

export const contentTable = openStack({
  name: 'Test',
  assetPath: (key) => key,
  template: {
    Resources: {
      Content: {
        Type: 'AWS::DynamoDB::GlobalTable',
        Properties: {
          AttributeDefinitions: ['pk', 'sk', 'gsi1pk', 'gsi1sk'].map((AttributeName) => ({
            AttributeName,
            AttributeType: 'S',
          })),
          KeySchema: keySchema('pk', 'sk'),
          GlobalSecondaryIndexes: [
            {
              IndexName: 'gsi1',
              KeySchema: keySchema('gsi1pk', 'gsi1sk'),
              Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: ['row'] },
            },
          ],
        },
      },
    },
  },
})

export const readerOfAll: RequestPermissions = {
  isKnown: () => true,
  require: () => undefined,
  requireRequest: () => undefined,
  canRead: () => true,
}
