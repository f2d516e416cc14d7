import { App } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Manifests } from '@flou/functions/manifests.ts'
import { buildPaths } from '../buildOutput.ts'
import { configOf } from '../config.ts'
import type { Config, Environment } from '../config.ts'
import { environmentStacks } from './stacks.ts'

// a test cannot fail by them, and they take half of its CPU: `npm run synth` fails by them
process.env['CDK_VALIDATION'] = 'false'

export function createBuiltProject(functions: readonly string[]): string {
  const root = mkdtempSync(join(tmpdir(), 'flou-infra-'))
  const files = [
    ...functions.map((name) => [join(buildPaths.function(root, name), 'index.cjs'), functionSource(name)]),
    ...[buildPaths.adminApp(root), buildPaths.siteFiles(root)].flatMap((folder) => [
      [join(folder, 'index.html'), folder],
      [join(folder, 'assets/app.js'), folder],
    ]),
  ] as [string, string][]
  for (const [file, content] of files) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  return root
}

const functionSource = (name: string) => `/* ${name} */ exports.handler = () => ({})`

export interface TestStack {
  env: Environment
  manifests: Manifests
  root: string
  configOverrides?: Partial<Config>
}
interface Templates {
  site: Template
  edgeLogs: Template
  firewall?: Template
}

export function synthesise({ env, manifests, root, configOverrides }: TestStack): Templates {
  const cdk: { context: Record<string, unknown> } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../cdk.json'), 'utf8'),
  )
  const context = { ...cdk.context, '@aws-cdk/core:validateAgainstDefaultRules': false }
  const app = new App({
    context,
    stackTraces: false,
    analyticsReporting: false,
    outdir: join(root, 'cdk.out'),
  })
  const config = { ...configOf(env), ...configOverrides }
  const { site, edgeLogs, firewall } = environmentStacks(app, { config, root, manifests })
  return {
    site: Template.fromStack(site),
    edgeLogs: Template.fromStack(edgeLogs),
    ...(firewall && { firewall: Template.fromStack(firewall) }),
  }
}

/** Files of a worker share templates; none changes them. */
const known = new Map<string, Templates>()

export function templatesOf(
  env: Environment,
  manifests: Manifests,
  configOverrides: Partial<Config> = {},
): Templates {
  const key = JSON.stringify({ env, manifests, configOverrides })
  const templates = known.get(key) ?? synthesiseAlone({ env, manifests, configOverrides })
  known.set(key, templates)
  return templates
}

function synthesiseAlone(stack: Omit<TestStack, 'root'>): Templates {
  const root = createBuiltProject(Object.keys(stack.manifests))
  const templates = synthesise({ ...stack, root })
  rmSync(root, { recursive: true })
  return templates
}

export const templateOf = (
  env: Environment,
  manifests: Manifests,
  configOverrides?: Partial<Config>,
): Template => templatesOf(env, manifests, configOverrides).site
