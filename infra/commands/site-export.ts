// `npm run site-export`: writes the content of an environment into a folder.
import { S3Client } from '@aws-sdk/client-s3'
import { openTable } from '@flou/functions/core/store/dynamo/table.ts'
import { print, required, runCommand } from './frame/program.ts'
import { readEnvironment } from './frame/stack.ts'
import { exportSite } from './transfer/exportSite.ts'

const HELP = `Writes all content of an environment into an empty folder: records and sections in all states with
drafts and versions, orders, menus, settings, and the files of the media library.

  npm run site-export -- --env prod --to ./site

Not included: users, roles and their settings, submissions, subscribers, change requests, the audit log.`

await runCommand({
  help: HELP,
  options: { env: { type: 'string' }, to: { type: 'string' } },
  async run(values) {
    const folder = required(values.to, '--to')
    const { config, output } = await readEnvironment(values.env)
    const table = openTable(output('TableName'))
    const bucket = { client: new S3Client(), name: output('MediaBucket') }
    const about = { environment: config.env, exported: new Date().toISOString() }
    print(await exportSite({ folder, table, bucket, about }))
  },
})
