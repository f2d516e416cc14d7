// `npm run replay`: calls functions again with their failed stream batches.
import { S3Client } from '@aws-sdk/client-s3'
import { invokeFunction, openLambda } from './frame/functions.ts'
import { isConfirmed, print, runCommand } from './frame/program.ts'
import { readEnvironment } from './frame/stack.ts'
import { readFailedBatches, replayBatch } from './restore/failedBatches.ts'

const HELP = `Calls functions again with their failed stream batches, oldest first, and deletes those that succeed.

  npm run replay -- --env prod [--key <key of one batch>] [--apply prod]

Without --apply it lists them and changes nothing.`

await runCommand({
  help: HELP,
  options: { env: { type: 'string' }, key: { type: 'string' }, apply: { type: 'string' } },
  async run(values) {
    const { config, output } = await readEnvironment(values.env)
    const isApplied = isConfirmed(config.env, values.apply)
    const [client, lambda, bucket] = [new S3Client(), openLambda(), output('FailedBatches')]
    const allowedFunctions = [output('PublishFunction'), output('MailerFunction')]
    const all = await readFailedBatches(client, bucket)
    const batches = all.filter(({ key }) => values.key === undefined || key === values.key)
    if (batches.length === 0 && values.key !== undefined)
      throw new Error(`No failed batch has the key ${values.key}.`)
    print(`${batches.length} failed batches`)
    let failures = 0
    for (const batch of batches) {
      print(`${batch.at}  ${batch.condition}  ${batch.functionArn.split(':')[6]}  ${batch.key}`)
      if (!isApplied) continue
      const invoke = (arn: string, payload: string) => invokeFunction(lambda, arn, { payload })
      await replayBatch({ client, bucket, allowedFunctions, invoke }, batch).catch((cause: unknown) => {
        failures += 1
        print(`  failed again: ${cause instanceof Error ? cause.message : String(cause)}`)
      })
    }
    if (failures > 0) throw new Error(`${failures} batches failed again and are still stored.`)
    if (!isApplied && batches.length > 0) print(`Nothing was changed. Repeat with --apply ${config.env}`)
  },
})
