// `npm run rotate`: creates new signing keys of access tokens.
import { setTimeout } from 'node:timers/promises'
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { isConfirmed, print, runCommand, timed } from './frame/program.ts'
import { readEnvironment } from './frame/stack.ts'
import { keysText, rotateSigningKeys } from './release/rotateKeys.ts'

const HELP = `Creates new signing keys of access tokens. Users are logged in again silently.

  npm run rotate -- --env prod [--compromised] [--apply prod]

--compromised rotates twice, so that tokens of the present key are refused. Without --apply it reports the age of the
keys and changes nothing.`

const WAIT_MS = 2_000

await runCommand({
  help: HELP,
  options: { env: { type: 'string' }, compromised: { type: 'boolean' }, apply: { type: 'string' } },
  async run(values) {
    const { config, output } = await readEnvironment(values.env)
    const [client, secret] = [new SecretsManagerClient(), output('SigningKeys')]
    print(await keysText(client, secret))
    if (!isConfirmed(config.env, values.apply))
      return print(`Nothing was changed. Repeat the command with --apply ${config.env}`)
    for (const name of values.compromised ? ['First rotation', 'Second rotation'] : ['Rotation'])
      await timed(name, () => rotateSigningKeys({ client, secret, wait: () => setTimeout(WAIT_MS) }))
    print(await keysText(client, secret))
  },
})
