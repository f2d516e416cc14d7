// `npm run unlock`: break-glass access of an administrator.
import { USER_STATUS } from '@flou/shared/content/types/staff.ts'
import { openTable } from '@flou/functions/core/store/dynamo/table.ts'
import { nextUlid } from '@flou/functions/core/store/ulid.ts'
import { breakGlass } from '@flou/functions/features/accounts/breakGlass.ts'
import { findPersonByEmail, type Person } from '@flou/functions/features/accounts/person.ts'
import { POLICIES } from '@flou/functions/lambdas/policies.ts'
import { isConfirmed, print, required, runCommand } from './frame/program.ts'
import { readEnvironment } from './frame/stack.ts'

const HELP = `Unlocks a user, or creates an administrator, and prints a link that sets the password once.

  npm run unlock -- --env prod --email ayu@example.com [--administrator] [--apply prod]
  npm run unlock -- --env prod --email new@example.com --name "Ayu Lestari" [--apply prod]

Without --apply it reports the account and changes nothing. --administrator also assigns that role.`

const describe = ({ fullName, id, status }: Person) => {
  const [name = status] = Object.entries(USER_STATUS).find(([, value]) => value === status) ?? []
  return `${fullName}, user ${id}, is ${name}.`
}

await runCommand({
  help: HELP,
  options: {
    env: { type: 'string' },
    email: { type: 'string' },
    name: { type: 'string' },
    administrator: { type: 'boolean' },
    apply: { type: 'string' },
  },
  async run(values) {
    const email = required(values.email, '--email')
    const { config, operator, output } = await readEnvironment(values.env)
    const table = openTable(output('TableName'))
    const person = await findPersonByEmail(table, email)
    print(person ? describe(person) : `No user has the email ${email}.`)
    if (!isConfirmed(config.env, values.apply))
      return print(`Nothing was changed. Repeat the command with --apply ${config.env}`)
    const services = { table, now: new Date(), newId: nextUlid, policies: POLICIES }
    const { userId, token } = await breakGlass(services, {
      email,
      fullName: values.name,
      isAdministrator: values.administrator === true,
      operator: `Operator ${operator}`,
    })
    print(`User ${userId} is active. Valid once, for an hour; anyone who has this link can log in:`)
    print(`${output('AdminOrigin')}/account/reset-password?token=${token}`)
  },
})
