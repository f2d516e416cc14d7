// `npm run diff`: changes that a deploy would make, refused if they lose data or addresses.
import { configOf } from '../config.ts'
import { print, required, runCommand } from './frame/program.ts'
import { readOperator } from './frame/stack.ts'
import { discardRelease, reviewRelease } from './release/release.ts'
import { buildRelease, releaseTargets } from './release/stacks.ts'

const HELP = `Prints what a deploy would change. Nothing is executed.

  npm run diff -- --env prod [--allow <logical id>,…]

Ends with 1 if a resource with data or an address, such as a table or distribution, would be replaced or deleted,
unless --allow names it.`

await runCommand({
  help: HELP,
  options: { env: { type: 'string' }, allow: { type: 'string' } },
  async run(values) {
    const config = configOf(required(values.env, '--env'))
    await readOperator(config)
    await buildRelease()
    for (const target of releaseTargets(config, values.allow))
      if (await reviewRelease(target)) await discardRelease(target)
    print('No refused changes.')
  },
})
