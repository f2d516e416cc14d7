import { execFileSync } from 'node:child_process'
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

/** Stacks of an environment in the order of their deployment. Synthesis refuses placeholders. */
export function releaseTargets(config: Config, allowed: string | undefined): ReleaseTarget[] {
  const listed = execFileSync(`${BIN}/cdk`, ['ls', '-c', `env=${config.env}`], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const changeSet = `release-${new Date().toISOString().replaceAll(/[^\d]/g, '')}`
  const stacks = listed.split('\n').filter((line) => line.startsWith('Flou-'))
  print(`Stacks: ${stacks.join(', ')}`)
  return stacks.map((stack) => ({ config, stack, changeSet, allowed: allowed?.split(',') ?? [] }))
}
