import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { readAliases, readEnvironment, readOperator } from './stack.ts'
import { configOf } from '../../config.ts'

const ACCOUNT = '111122223333'
const ARN = `arn:aws:sts::${ACCOUNT}:assumed-role/operator/ayu`
const alias = (name: string) => ({
  ResourceType: 'AWS::Lambda::Alias',
  PhysicalResourceId: `arn:aws:lambda:ap-southeast-1:${ACCOUNT}:function:${name}:live`,
})
const ANSWERS = {
  'get-caller-identity': { Account: ACCOUNT, Arn: ARN },
  'describe-stacks': { Stacks: [{ Outputs: [{ OutputKey: 'TableName', OutputValue: 'Table' }] }] },
  'list-stack-resources': { StackResourceSummaries: [alias('content'), { ResourceType: 'AWS::S3::Bucket' }] },
}

let folder: string
const printed: string[] = []

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'aws-'))
  const cases = Object.entries(ANSWERS).map(([call, answer]) => `${call}) echo '${JSON.stringify(answer)}';;`)
  const script = `#!/bin/sh\ncase "$2" in\n${cases.join('\n')}\n*) echo "No $2" >&2; exit 254;;\nesac\n`
  writeFileSync(path.join(folder, 'aws'), script)
  chmodSync(path.join(folder, 'aws'), 0o755)
  vi.stubEnv('PATH', `${folder}${path.delimiter}${process.env['PATH'] ?? ''}`)
  vi.stubEnv('AWS_REGION', undefined)
  vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(String(line)))
})
afterEach(() => (printed.length = 0))
afterAll(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

test('a command prints account, region and caller before it acts, and has the outputs of the stack', async () => {
  const { config, output, operator } = await readEnvironment('staging')

  expect(printed).toEqual([`staging: account ${ACCOUNT}, ap-southeast-1, as ${ARN}`])
  expect(process.env['AWS_REGION']).toBe('ap-southeast-1')
  expect(operator).toBe(ARN)
  expect(output('TableName')).toBe('Table')
  expect(() => output('SigningKeys')).toThrow('has no output SigningKeys. Deploy this version first.')
  expect(await readAliases(config)).toEqual(['content'])
})

test('credentials of another account than the configured one are refused', async () => {
  await expect(readOperator({ ...configOf('prod'), account: '999988887777' })).rejects.toThrow(
    `account 999988887777 is expected, not ${ACCOUNT}`,
  )
})

test('an environment that does not exist is refused before any call', async () => {
  await expect(readEnvironment('production')).rejects.toThrow('There is no environment "production"')
  await expect(readEnvironment(undefined)).rejects.toThrow('--env is missing.')
  expect(printed).toEqual([])
})
