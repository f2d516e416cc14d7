import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { closeConnections, tableClient, type Operation } from '../dynamodb/client.ts'
import { startDynoxide } from '../dynamodb/dynoxide.ts'
import { errorReporter } from '../product/errorReporter.ts'
import { ObjectStore } from '../s3/objectStore.ts'

/** Writers of the local product on a full disk: one clear error, no loss of acknowledged writes. */
const DISK = { size: '4m', spare: 1_000_000 }
const BUCKET = 'site'
const MANY = 2_000

const mount = (folder: string) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK.size}`, 'tmpfs', folder]).status === 0
const unmount = (folder: string) => spawnSync('umount', [folder]).status === 0

/** False for users who may not mount a disk of limited size. */
function mayMount(): boolean {
  const probe = mkdtempSync(path.join(tmpdir(), 'disk-'))
  const isMounted = mount(probe)
  if (isMounted) unmount(probe)
  rmSync(probe, { recursive: true })
  return isMounted
}

let disk: string
let said: string[]
let report: (cause: unknown) => void

beforeEach((context) => {
  context.skip(!mayMount(), 'needs the right to mount a disk')
  disk = mkdtempSync(path.join(tmpdir(), 'disk-'))
  mount(disk)
  writeFileSync(path.join(disk, 'spare'), Buffer.alloc(DISK.spare))
  said = []
  report = errorReporter({ stateDir: disk, log: (line) => said.push(line) })
})
afterEach(() => {
  if (!disk) return
  unmount(disk)
  rmSync(disk, { recursive: true, force: true })
})

const makeRoom = () => rmSync(path.join(disk, 'spare'))

/** Calls `write` with 0, 1, 2 … until it fails, reports the error and returns the acknowledged numbers. */
async function writeUntilFull(write: (number: number) => Promise<unknown>): Promise<number[]> {
  const acknowledged: number[] = []
  for (let number = 0; number < MANY; number += 1) {
    try {
      await write(number)
      acknowledged.push(number)
    } catch (cause) {
      report(cause)
      return acknowledged
    }
  }
  throw new Error('The disk never became full.')
}

const THE_SENTENCE = [expect.stringMatching(/^The disk that holds \S+ is full\./)]

test.each([
  ['rows of the database', 20_000],
  ['files', 100_000],
])('objects that are %s', async (_, bytes) => {
  const body = (number: number) => Buffer.alloc(bytes, `object ${number} `)
  const store = new ObjectStore(disk)
  const put = (number: number) => store.put({ bucket: BUCKET, key: `${number}`, body: body(number) })
  const acknowledged = await writeUntilFull(put)
  await expect(put(MANY)).rejects.toThrow(/database or disk is full|no space left/)

  makeRoom()
  await put(MANY + 1)
  store.close()
  const reopened = new ObjectStore(disk)
  const lost: number[] = []
  for (const number of [...acknowledged, MANY + 1]) {
    const object = reopened.head(BUCKET, `${number}`)
    if (!object || !body(number).equals(await reopened.read(object))) lost.push(number)
  }
  reopened.close()

  expect(said).toEqual(THE_SENTENCE)
  expect(acknowledged.length).toBeGreaterThan(10)
  expect(lost).toEqual([])
})

const TABLE = {
  TableName: 'Content',
  BillingMode: 'PAY_PER_REQUEST',
  AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
  KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
}
const TEXT = 'x'.repeat(10_000)
const putItem = (call: Operation, number: number) =>
  call('DynamoDB_20120810.PutItem', {
    TableName: TABLE.TableName,
    Item: { pk: { S: `${number}` }, text: { S: TEXT } },
  })
const hasItem = async (call: Operation, number: number) => {
  const answer = await call('DynamoDB_20120810.GetItem', {
    TableName: TABLE.TableName,
    Key: { pk: { S: `${number}` } },
  })
  return JSON.stringify(answer).includes(TEXT)
}

test('items of the table', async () => {
  const first = await startDynoxide(disk)
  const call = tableClient(first.endpoint)
  await call('DynamoDB_20120810.CreateTable', TABLE)
  const acknowledged = await writeUntilFull((number) => putItem(call, number))

  makeRoom()
  await putItem(call, MANY)
  closeConnections()
  await first.stop()
  const second = await startDynoxide(disk)
  const again = tableClient(second.endpoint)
  const lost: number[] = []
  for (const number of [...acknowledged, MANY]) if (!(await hasItem(again, number))) lost.push(number)
  closeConnections()
  await second.stop()

  expect(said).toEqual(THE_SENTENCE)
  expect(acknowledged.length).toBeGreaterThan(10)
  expect(lost).toEqual([])
})
