// `npm run restore`: restores content from the table's point-in-time recovery.
import { setTimeout } from 'node:timers/promises'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { RotateSecretCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { openTable } from '@flou/functions/core/store/dynamo/table.ts'
import { invokeFunction, openLambda } from './frame/functions.ts'
import { isConfirmed, print, required, runCommand, timed } from './frame/program.ts'
import { readEnvironment } from './frame/stack.ts'
import { itemsOf } from './restore/compareTables.ts'
import { restoreTable, timeOf } from './restore/pointInTime.ts'
import { restoreContent } from './restore/restoreContent.ts'
import { scopeOf } from './restore/scope.ts'

const HELP = `Restores content from the table's point-in-time recovery and rebuilds the site.

  npm run restore -- --env prod --at 2026-11-28T10:15:00+07:00 --whole
  npm run restore -- --env prod --at 2026-11-28T10:15:00+07:00 --types news,product,menu

Restores the table under a second name and prints the differences. The live table is not changed; add
--apply prod to copy. --whole: all content, and missing submissions, estimates, subscribers, users and roles.`

const WAIT_MS = 20_000
const PUBLISH_WAIT_MS = 5_000

await runCommand({
  help: HELP,
  options: {
    env: { type: 'string' },
    at: { type: 'string' },
    types: { type: 'string' },
    whole: { type: 'boolean' },
    apply: { type: 'string' },
  },
  async run(values) {
    const at = timeOf(required(values.at, '--at'))
    const scope = scopeOf(values.types, values.whole === true)
    const { config, output } = await readEnvironment(values.env)
    const isApplied = isConfirmed(config.env, values.apply)
    const source = output('TableName')
    const publishFunction = output('PublishFunction')
    const client = new DynamoDBClient()
    const wait = () => setTimeout(WAIT_MS)
    const name = await timed('Restored table', () => restoreTable({ client, source, at, wait, print }))
    const earlier = openTable(name)
    const lambda = openLambda()
    await restoreContent({
      live: openTable(source),
      earlier: () => itemsOf(earlier),
      scope,
      isApplied,
      rotateKeys: () =>
        new SecretsManagerClient().send(new RotateSecretCommand({ SecretId: output('SigningKeys') })),
      publish: {
        invoke: (payload) =>
          invokeFunction(lambda, publishFunction, { payload: JSON.stringify(payload), type: 'Event' }),
        wait: () => setTimeout(PUBLISH_WAIT_MS),
      },
    })
    if (!isApplied) print(`Nothing was changed. To copy, repeat the command with --apply ${config.env}`)
    const deletion = `aws dynamodb delete-table --region ${config.region} --table-name ${name}`
    print(`Delete the restored table when it is no longer needed: ${deletion}`)
  },
})
