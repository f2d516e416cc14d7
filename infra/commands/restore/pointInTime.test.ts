import {
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DynamoDBClient,
  ResourceNotFoundException,
  RestoreTableToPointInTimeCommand,
} from '@aws-sdk/client-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { restoreTable, timeOf } from './pointInTime.ts'

const mock = mockClient(DynamoDBClient)
afterAll(() => mock.restore())
const AT = timeOf('2026-11-28T10:15:00+07:00')
const NAME = 'Table-at-20261128T031500'
const restore = (at = AT) =>
  restoreTable({
    client: new DynamoDBClient({ region: 'ap-southeast-1' }),
    source: 'Table',
    at,
    wait: () => Promise.resolve(),
    print: () => undefined,
  })

beforeEach(() => {
  mock.reset()
  mock.on(DescribeContinuousBackupsCommand).resolves({
    ContinuousBackupsDescription: {
      ContinuousBackupsStatus: 'ENABLED',
      PointInTimeRecoveryDescription: {
        EarliestRestorableDateTime: new Date('2026-10-25T00:00:00Z'),
        LatestRestorableDateTime: new Date('2026-11-29T00:00:00Z'),
      },
    },
  })
  mock.on(RestoreTableToPointInTimeCommand).resolves({})
})

test('restores under a second name and waits until the table is active', async () => {
  mock
    .on(DescribeTableCommand)
    .rejectsOnce(new ResourceNotFoundException({ message: 'none', $metadata: {} }))
    .resolvesOnce({ Table: { TableStatus: 'CREATING' } })
    .resolves({ Table: { TableStatus: 'ACTIVE' } })

  expect(await restore()).toBe(NAME)
  const [call] = mock.commandCalls(RestoreTableToPointInTimeCommand)
  expect(call?.args[0].input).toEqual({
    SourceTableName: 'Table',
    TargetTableName: NAME,
    RestoreDateTime: AT,
  })
})

test('a second run uses the table of the first', async () => {
  mock.on(DescribeTableCommand).resolves({ Table: { TableStatus: 'ACTIVE' } })

  expect(await restore()).toBe(NAME)
  expect(mock.commandCalls(RestoreTableToPointInTimeCommand)).toEqual([])
})

test('a time outside of the recovery window is refused with the window', async () => {
  mock.on(DescribeTableCommand).rejects(new ResourceNotFoundException({ message: 'none', $metadata: {} }))

  await expect(restore(new Date('2026-09-01T00:00:00Z'))).rejects.toThrow(
    '--at must be between 2026-10-25T00:00:00.000Z and 2026-11-29T00:00:00.000Z.',
  )
})

test('a restored table that disappears is a failure, not an endless wait', async () => {
  mock.on(DescribeTableCommand).rejects(new ResourceNotFoundException({ message: 'none', $metadata: {} }))

  await expect(restore()).rejects.toThrow(`The table ${NAME} is not restored.`)
})

test('a time without its zone is refused', () => {
  expect(() => timeOf('2026-11-28T10:15:00')).toThrow('is not a time with its zone')
})
