import { App } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buildPaths } from '../buildOutput.ts'
import { configOf } from '../config.ts'
import type { Environment } from '../config.ts'
import { FUNCTION_NAMES } from '../constructs/functions/functionNames.ts'
import { SiteStack } from './site.ts'

/** A project folder with as much build output as a synthesis needs. */
function builtProject(): string {
  const root = mkdtempSync(join(tmpdir(), 'flou-infra-'))
  const files = [
    ...FUNCTION_NAMES.map((name) => join(buildPaths.function(root, name), 'index.cjs')),
    ...[buildPaths.adminApp(root), buildPaths.siteFiles(root)].flatMap((folder) => [
      join(folder, 'index.html'),
      join(folder, 'assets/app.js'),
    ]),
  ]
  for (const file of files) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, file)
  }
  return root
}

/** The template of an environment, without the checks that `npm run synth` makes. For tests. */
export function templateOf(env: Environment): Template {
  const cdk: { context: Record<string, unknown> } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../cdk.json'), 'utf8'),
  )
  const context = { ...cdk.context, '@aws-cdk/core:validateAgainstDefaultRules': false }
  const root = builtProject()
  const app = new App({
    context,
    stackTraces: false,
    analyticsReporting: false,
    outdir: join(root, 'cdk.out'),
  })
  const config = configOf(env)
  const stack = new SiteStack(app, `Flou-${env}`, { config, root, env: { region: config.region } })
  const template = Template.fromStack(stack)
  rmSync(root, { recursive: true })
  return template
}
