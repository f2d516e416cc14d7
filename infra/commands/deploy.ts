// `npm run deploy`: builds, reviews and deploys an environment.
import { configOf } from '../config.ts'
import { confirm, print, required, requireConfirmable, runCommand, timed } from './frame/program.ts'
import { readOperator } from './frame/stack.ts'
import { discardRelease, executeRelease, reviewRelease } from './release/release.ts'
import { buildRelease, releaseTargets } from './release/stacks.ts'

const HELP = `Builds and deploys an environment.

  npm run deploy -- --env prod [--allow <logical id>,…] [--yes]

Each stack is reviewed as by npm run diff; only the reviewed change set is executed. It asks before each one, unless
--yes is given, which is needed without a terminal, as in CI. npm run diff is the dry run.`

await runCommand({
  help: HELP,
  options: { env: { type: 'string' }, allow: { type: 'string' }, yes: { type: 'boolean', default: false } },
  async run(values) {
    const config = configOf(required(values.env, '--env'))
    requireConfirmable(values.yes)
    await readOperator(config)
    await timed('Build', buildRelease)
    for (const target of releaseTargets(config, values.allow)) {
      if (!(await reviewRelease(target))) continue
      if (!(await confirm(`Deploy ${target.stack} to ${target.region}?`, values.yes))) {
        await discardRelease(target)
        throw new Error(`${target.stack} is not deployed.`)
      }
      await timed(target.stack, () => executeRelease(target))
    }
    print(`${config.env} is deployed. Next: npm run smoke`)
  },
})
