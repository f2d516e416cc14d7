import { execFileSync } from 'node:child_process'
import * as z from 'zod/mini'
import { requireSharpLayer } from '../../buildOutput.ts'
import type { Config } from '../../config.ts'
import { print } from '../frame/program.ts'
import { BIN, ROOT, runTool, type ReleaseTarget } from './release.ts'

/** Builds the product and the layer of sharp, if they are not current. */
export async function buildRelease(): Promise<void> {
  await runTool('node', 'local/build.ts')
  try {
    requireSharpLayer(ROOT)
  } catch {
    await runTool('node', 'infra/sharpLayer.ts')
  }
}

const stacksSchema = z.array(z.object({ name: z.string(), environment: z.object({ region: z.string() }) }))

/** Stacks of an environment in the order of their deployment. Synthesis refuses placeholders. */
export function releaseTargets(config: Config, allowed: string | undefined): ReleaseTarget[] {
  const listed = execFileSync(`${BIN}/cdk`, ['ls', '--long', '--json', '-c', `env=${config.env}`], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const changeSet = `release-${new Date().toISOString().replaceAll(/[^\d]/g, '')}`
  const stacks = stacksSchema.parse(JSON.parse(listed))
  print(`Stacks: ${stacks.map(({ name }) => name).join(', ')}`)
  return stacks.map(({ name: stack, environment: { region } }) => ({
    config,
    stack,
    region,
    changeSet,
    allowed: allowed?.split(',') ?? [],
  }))
}
