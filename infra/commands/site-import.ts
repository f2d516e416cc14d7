// `npm run site-import`: makes the content of an environment equal to an export.
import { setTimeout } from 'node:timers/promises'
import { S3Client } from '@aws-sdk/client-s3'
import { RotateSecretCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { openTable } from '@flou/functions/core/store/dynamo/table.ts'
import { invokeFunction, openLambda } from './frame/functions.ts'
import { isConfirmed, print, required, runCommand } from './frame/program.ts'
import { readEnvironment } from './frame/stack.ts'
import { importSite } from './transfer/importSite.ts'

const HELP = `Makes the content of an environment equal to a folder that site-export wrote, and rebuilds the site.

  npm run site-import -- --env staging --from ./site
  npm run site-import -- --env staging --from ./site --types news,newsCategory --apply staging

Prints what would be created (missing), changed, deleted (surplus) and left as it is (same). Nothing is written without
--apply staging. Without --types all content is imported. Deletions are not in the trash: export the environment first.`

const PUBLISH_WAIT_MS = 5_000

await runCommand({
  help: HELP,
  options: {
    env: { type: 'string' },
    from: { type: 'string' },
    types: { type: 'string' },
    apply: { type: 'string' },
  },
  async run(values) {
    const folder = required(values.from, '--from')
    const { config, output } = await readEnvironment(values.env)
    const isApplied = isConfirmed(config.env, values.apply)
    const lambda = openLambda()
    await importSite({
      folder,
      types: values.types,
      table: openTable(output('TableName')),
      bucket: { client: new S3Client(), name: output('MediaBucket') },
      isApplied,
      rotateKeys: () =>
        new SecretsManagerClient().send(new RotateSecretCommand({ SecretId: output('SigningKeys') })),
      publish: {
        invoke: (payload) =>
          invokeFunction(lambda, output('PublishFunction'), {
            payload: JSON.stringify(payload),
            type: 'Event',
          }),
        wait: () => setTimeout(PUBLISH_WAIT_MS),
      },
    })
    if (!isApplied) print(`Nothing was changed. To import, repeat the command with --apply ${config.env}`)
  },
})
