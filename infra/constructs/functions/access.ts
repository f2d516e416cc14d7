import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import type { FunctionName } from './functionNames.ts'
import type { ServiceFunction } from './serviceFunction.ts'

type Index = 'gsi1' | 'gsi2'
interface Access {
  actions: readonly string[]
  indexes: readonly Index[]
}

const READ = ['GetItem', 'BatchGetItem', 'Query'] as const
/** Transactions need no action of their own: each of their items is checked by its own. */
const WRITE = [...READ, 'ConditionCheckItem', 'PutItem', 'UpdateItem', 'DeleteItem'] as const
const ALL: Access = { actions: WRITE, indexes: ['gsi1', 'gsi2'] }

/** What each function may do with the table. Nobody may scan it. */
const TABLE_ACCESS: Record<FunctionName, Access> = {
  account: ALL,
  content: ALL,
  media: ALL,
  site: { actions: READ, indexes: ['gsi1'] },
  preview: { actions: READ, indexes: ['gsi1', 'gsi2'] },
  publish: {
    actions: [...READ, 'PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem'],
    indexes: ['gsi1', 'gsi2'],
  },
  dispatch: { actions: ['GetItem', 'UpdateItem'], indexes: [] },
  schedule: { actions: [...WRITE, 'BatchWriteItem'], indexes: ['gsi1', 'gsi2'] },
  rotate: { actions: ['GetItem', 'PutItem'], indexes: [] },
}

/** Gives a function its share of the table: named actions, named indexes. */
export function allowTable(fn: ServiceFunction, name: FunctionName, table: TableV2): void {
  const { actions, indexes } = TABLE_ACCESS[name]
  fn.allow(
    actions.map((action) => `dynamodb:${action}`),
    [table.tableArn],
  )
  if (indexes.length > 0)
    fn.allow(
      ['dynamodb:Query'],
      indexes.map((index) => `${table.tableArn}/index/${index}`),
    )
}
