import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { Config } from '../../config.ts'
import { print } from '../frame/program.ts'
import { cloudFormation } from '../frame/stack.ts'
import { changeLine, changesOf, refusedChanges, type Change } from './changeSet.ts'

export const ROOT = path.resolve(import.meta.dirname, '../../..')
export const BIN = path.join(ROOT, 'node_modules/.bin')

/** Runs a program of the project with its Node. @throws if it fails */
export async function runTool(command: string, ...args: string[]): Promise<void> {
  const env = { ...process.env, PATH: `${BIN}${path.delimiter}${process.env['PATH'] ?? ''}`, CI: 'true' }
  const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], env })
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code ?? 'a signal'}.`)
}

export interface ReleaseTarget {
  config: Pick<Config, 'env'>
  stack: string
  region: string
  changeSet: string
  /** Logical ids whose replacement or deletion is intended. */
  allowed: readonly string[]
}

const CDK_DEPLOY = 'deploy --exclusively --method prepare-change-set --require-approval never'

const createChangeSet = ({ config, stack, changeSet }: ReleaseTarget) =>
  runTool('cdk', ...CDK_DEPLOY.split(' '), '-c', `env=${config.env}`, '--change-set-name', changeSet, stack)

const callStack = (target: ReleaseTarget, call: string) =>
  cloudFormation(target, call, '--stack-name', target.stack, '--change-set-name', target.changeSet)

const isMissing = (cause: unknown) =>
  cause instanceof Error && /ChangeSetNotFound|does not exist/.test(cause.message)

/**
 * Creates a change set and prints its changes; CloudFormation executes nothing.
 * @returns undefined without changes
 * @throws naming the protected resources that would be replaced or deleted
 */
export async function reviewRelease(target: ReleaseTarget): Promise<Change[] | undefined> {
  await createChangeSet(target)
  const changes = await callStack(target, 'describe-change-set').then(changesOf, (cause: unknown) => {
    if (isMissing(cause)) return undefined
    throw cause
  })
  print(`${target.stack}: ${changes?.length ?? 'no'} changes`)
  changes?.map(changeLine).forEach(print)
  const refused = refusedChanges(changes ?? [], target.allowed)
  if (refused.length === 0) return changes
  await discardRelease(target)
  const names = refused.map(({ name }) => name).join(',')
  throw new Error(
    `Refused, because data or addresses would be lost:\n${refused.map(changeLine).join('\n')}\nIf that is intended: --allow ${names}`,
  )
}

export const discardRelease = (target: ReleaseTarget): Promise<unknown> =>
  callStack(target, 'delete-change-set')

const stackSchema = z.object({ Stacks: z.array(z.object({ StackStatus: z.string() })) })
const eventsSchema = z.object({
  StackEvents: z.array(
    z.object({
      LogicalResourceId: z.string(),
      ResourceStatus: z.string(),
      ResourceStatusReason: z.optional(z.string()),
    }),
  ),
})

const POLL_MS = 15_000
const DONE: ReadonlySet<string> = new Set(['CREATE_COMPLETE', 'UPDATE_COMPLETE'])

/** Executes the reviewed change set and waits for its end. @throws with the reason if it was rolled back */
export async function executeRelease(target: ReleaseTarget): Promise<void> {
  await callStack(target, 'execute-change-set')
  const ofStack = (call: string) => cloudFormation(target, call, '--stack-name', target.stack)
  for (;;) {
    await setTimeout(POLL_MS)
    const [stack] = stackSchema.parse(await ofStack('describe-stacks')).Stacks
    const status = stack?.StackStatus ?? ''
    print(`${target.stack}: ${status}`)
    if (DONE.has(status)) return
    if (status.endsWith('_IN_PROGRESS')) continue
    const events = eventsSchema.parse(await ofStack('describe-stack-events')).StackEvents
    throw new Error(`${target.stack} ended as ${status}. ${firstFailure(events)}`)
  }
}

/** Events are ordered newest first; resources cancelled by a failure are no reason. */
export function firstFailure(events: z.infer<typeof eventsSchema>['StackEvents']): string {
  const last = events.findIndex(({ ResourceStatusReason: reason }) => reason === 'User Initiated')
  const ofDeploy = last < 0 ? events : events.slice(0, last)
  const failure = ofDeploy.findLast(
    ({ ResourceStatus: status, ResourceStatusReason: reason = '' }) =>
      status.endsWith('_FAILED') && !reason.includes('cancelled'),
  )
  return failure ? `${failure.LogicalResourceId}: ${failure.ResourceStatusReason ?? ''}` : ''
}
