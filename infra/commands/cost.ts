// `npm run cost`: monthly costs of an environment from its template, list prices and measured calls.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readManifests } from '@flou/functions/manifests.ts'
import { configOf } from '../config.ts'
import { templatesOf } from '../stacks/testStack.ts'
import { costTable, withTable } from './cost/table.ts'
import { DeployedResources } from './cost/deployedResources.ts'
import { print, runCommand } from './frame/program.ts'
import { runTool } from './release/release.ts'

const HELP = `Computes monthly costs from the synthesised template. Needs neither a build nor credentials.

  npm run cost [-- --env prod] [--write]

--write replaces the table in docs/operations/reference.md. Prices and measured calls: infra/commands/cost/prices.ts`

const DOCUMENT = path.resolve(import.meta.dirname, '../../docs/operations/reference.md')

await runCommand({
  help: HELP,
  options: { env: { type: 'string', default: 'prod' }, write: { type: 'boolean' } },
  async run(values) {
    const { env } = configOf(values.env)
    const templates = Object.values(templatesOf(env, await readManifests()))
    const table = costTable(env, new DeployedResources(templates.map((template) => template.toJSON())))
    print(table)
    if (!values.write) return
    writeFileSync(DOCUMENT, withTable(readFileSync(DOCUMENT, 'utf8'), table))
    await runTool('oxfmt', DOCUMENT)
  },
})
