import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import * as z from 'zod/mini'
import { configOf, requireAccount, type Config } from '../../config.ts'
import { print, required } from './program.ts'

const MAX_OUTPUT_BYTES = 64 * 1024 * 1024

/** Runs the AWS command line, which operators have for their credentials. */
async function aws(args: readonly string[]): Promise<unknown> {
  try {
    const options = { maxBuffer: MAX_OUTPUT_BYTES }
    const { stdout } = await promisify(execFile)('aws', [...args, '--output', 'json'], options)
    return stdout.trim() === '' ? undefined : JSON.parse(stdout)
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT')
      throw new Error('The AWS command line (aws) is not installed.', { cause })
    const stderr = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : ''
    throw new Error(stderr || `aws ${args.join(' ')} failed.`, { cause })
  }
}

export const cloudFormation = (config: Pick<Config, 'region'>, ...args: string[]): Promise<unknown> =>
  aws(['cloudformation', ...args, '--region', config.region])

const stacksSchema = z.object({
  Stacks: z.array(
    z.object({ Outputs: z.optional(z.array(z.object({ OutputKey: z.string(), OutputValue: z.string() }))) }),
  ),
})

const identitySchema = z.object({ Account: z.string(), Arn: z.string() })

/**
 * Prints where a command acts and returns the caller's ARN. SDK clients opened afterwards use this region.
 * @throws if the credentials belong to another account than the configured one
 */
export async function readOperator(config: Pick<Config, 'account' | 'env' | 'region'>): Promise<string> {
  const { env, region } = config
  process.env['AWS_REGION'] = region
  const { Account, Arn } = identitySchema.parse(await aws(['sts', 'get-caller-identity', '--region', region]))
  requireAccount(config, Account)
  print(`${env}: account ${Account}, ${region}, as ${Arn}`)
  return Arn
}

export async function readEnvironment(name: string | undefined) {
  const config = configOf(required(name, '--env'))
  const operator = await readOperator(config)
  const described = await cloudFormation(config, 'describe-stacks', '--stack-name', `Flou-${config.env}`)
  const outputs = new Map(
    stacksSchema
      .parse(described)
      .Stacks.flatMap(({ Outputs = [] }) =>
        Outputs.map(({ OutputKey, OutputValue }) => [OutputKey, OutputValue]),
      ),
  )
  const output = (key: string): string => {
    const value = outputs.get(key)
    if (value === undefined)
      throw new Error(`The stack Flou-${config.env} has no output ${key}. Deploy this version first.`)
    return value
  }
  return { config, operator, output }
}

const resourcesSchema = z.object({
  StackResourceSummaries: z.array(
    z.object({ ResourceType: z.string(), PhysicalResourceId: z.optional(z.string()) }),
  ),
})

/** Names of the functions that have an alias. */
export async function readAliases(config: Config): Promise<string[]> {
  const listed = await cloudFormation(config, 'list-stack-resources', '--stack-name', `Flou-${config.env}`)
  return resourcesSchema
    .parse(listed)
    .StackResourceSummaries.filter(({ ResourceType }) => ResourceType === 'AWS::Lambda::Alias')
    .flatMap(({ PhysicalResourceId: arn = '' }) => arn.split(':')[6] ?? [])
}
