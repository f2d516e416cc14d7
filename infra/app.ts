import './compileCache.ts'
import { App, Tags, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import * as z from 'zod/mini'
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { join } from 'node:path'
import { readManifests } from '@flou/functions/manifests.ts'
import { requireBuild, requireSharpLayer } from './buildOutput.ts'
import { configOf, requireDeployable } from './config.ts'
import { environmentStacks } from './stacks/stacks.ts'

/**
 * Synthesises one environment (CDK context `env`) into cdk.out. `CDK_VALIDATION=false` skips the checks;
 * `CDK_AFTER_INPUT` first waits for the end of stdin.
 */
const root = join(import.meta.dirname, '..')
const environment = z.parse(
  z.object({
    CDK_VALIDATION: z.optional(z.string()),
    CDK_AFTER_INPUT: z.optional(z.string()),
    CDK_OUTDIR: z._default(z.string(), join(root, 'cdk.out')),
    CDK_DEFAULT_ACCOUNT: z.optional(z.string()),
    CDK_CLI_VERSION: z.optional(z.string()),
  }),
  process.env,
)

if (environment.CDK_AFTER_INPUT !== undefined) await text(process.stdin)
const settings = z.parse(
  z.object({ context: z.record(z.string(), z.unknown()) }),
  JSON.parse(readFileSync(join(root, 'cdk.json'), 'utf8')),
)
const app = new App({
  context: settings.context,
  outdir: environment.CDK_OUTDIR,
  analyticsReporting: false,
  stackTraces: false,
})
const config = configOf(app.node.tryGetContext('env'))
requireDeployable(config, environment.CDK_DEFAULT_ACCOUNT)
const manifests = await readManifests()
requireBuild(root, Object.keys(manifests))
// Set by the CDK command: the result goes to AWS.
if (environment.CDK_CLI_VERSION !== undefined) requireSharpLayer(root)

environmentStacks(app, {
  config,
  root,
  manifests,
  account: config.account ?? environment.CDK_DEFAULT_ACCOUNT,
})
Tags.of(app).add('product', 'flou')
Tags.of(app).add('environment', config.env)
if (environment.CDK_VALIDATION !== 'false') Validations.of(app).addPlugins(new AwsSolutionsChecks(app))
app.synth()
