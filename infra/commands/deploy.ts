// `npm run deploy`: builds, reviews and deploys an environment without questions.
import { configOf } from '../config.ts'
import { print, required, runCommand, timed } from './frame/program.ts'
import { executeRelease, reviewRelease } from './release/release.ts'
import { buildRelease, releaseTargets } from './release/stacks.ts'

const HELP = `Builds and deploys an environment without questions, also in CI.

  npm run deploy -- --env prod [--allow <logical id>,…]

Each stack is reviewed as by npm run diff; only the reviewed change set is executed. npm run diff is the dry run.`

await runCommand({
  help: HELP,
  options: { env: { type: 'string' }, allow: { type: 'string' } },
  async run(values) {
    const config = configOf(required(values.env, '--env'))
    await timed('Build', buildRelease)
    for (const target of releaseTargets(config, values.allow))
      if (await reviewRelease(target)) await timed(target.stack, () => executeRelease(target))
    print(`${config.env} is deployed. Next: npm run smoke`)
  },
})
