// `npm run smoke`: checks a running product from outside, each AWS service once.
import { print, required, runCommand } from './frame/program.ts'
import { publicChecks } from './smoke/publicChecks.ts'
import { runChecks } from './smoke/runChecks.ts'
import { staffChecks } from './smoke/staffChecks.ts'

const HELP = `Checks a running product from outside, each AWS service once.

  npm run smoke -- https://www.example.com
  SMOKE_PASSWORD=… npm run smoke -- https://www.example.com --admin https://admin.example.com --email ayu@example.com

The second form also works as staff: it publishes a copy of the newest article, uploads a picture, removes both, and
sends a mail to that address. The user needs the rights News, Media and Mail. Ends with 1 if a check fails.`

await runCommand({
  help: HELP,
  options: { admin: { type: 'string' }, email: { type: 'string' } },
  async run({ admin, email }, [origin]) {
    const site = new URL(required(origin, 'The origin of the site')).origin
    const checks = publicChecks(site)
    if (admin === undefined) print('Without --admin the checks as staff are left out.')
    else {
      const credentials = {
        email: required(email, '--email'),
        password: required(process.env['SMOKE_PASSWORD'], 'The variable SMOKE_PASSWORD'),
      }
      checks.push(...staffChecks({ site, admin: new URL(admin).origin }, credentials))
    }
    const failures = await runChecks(checks, print)
    print(`${checks.length - failures} of ${checks.length} checks passed.`)
    if (failures > 0) process.exitCode = 1
  },
})
