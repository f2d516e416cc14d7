// `npm run rollback`: points functions to their version before the newest release.
import { LambdaClient } from '@aws-sdk/client-lambda'
import { invokeFunction } from './frame/functions.ts'
import { isConfirmed, print, runCommand } from './frame/program.ts'
import { readAliases, readEnvironment } from './frame/stack.ts'
import { planRollback, rollBack } from './release/aliases.ts'

const HELP = `Points the functions of the newest release to their earlier version.

  npm run rollback -- --env prod [--apply prod]

Without --apply it reports the versions and changes nothing. Table, files, back-office and all other resources stay.`

await runCommand({
  help: HELP,
  options: { env: { type: 'string' }, apply: { type: 'string' } },
  async run(values) {
    const { config, output } = await readEnvironment(values.env)
    const isApplied = isConfirmed(config.env, values.apply)
    const client = new LambdaClient()
    const rollbacks = await planRollback(client, await readAliases(config))
    for (const { functionName, from, to, publishedAt } of rollbacks)
      print(`${functionName}: ${from} of ${new Date(publishedAt).toISOString()} → ${to}`)
    if (rollbacks.length === 0)
      return print(
        'Nothing to roll back: the newest release has no earlier version, or is rolled back already.',
      )
    if (!isApplied) return print(`Nothing was changed. Repeat the command with --apply ${config.env}`)
    await rollBack(client, rollbacks)
    const publish = output('PublishFunction')
    if (rollbacks.some(({ functionName }) => publish.split(':')[6] === functionName)) {
      const call = invokeFunction(client, publish, { payload: JSON.stringify({ full: true }), type: 'Event' })
      await call.catch((cause: unknown) => {
        throw new Error('The functions are rolled back. Publish all pages by hand, under Publishing.', {
          cause,
        })
      })
      print('The earlier renderer publishes all pages again. Progress: Publishing in the back-office.')
    }
    print(
      'Rolled back. The back-office app, table and files stay. The next deploy replaces changed functions.',
    )
  },
})
