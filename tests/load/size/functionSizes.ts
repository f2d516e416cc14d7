import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../../steps.ts'
import { quantile } from '../statistics.ts'

/**
 * Bytes that each function loads at startup, and the CPU time and duration of its import in a new process (median).
 * Several builds are measured in turns, so that they can be compared.
 * Usage: `node tests/load/size/functionSizes.ts [runs] [build…]`; the default build is `dist/functions`.
 */
const [runs = '7', ...folders] = process.argv.slice(2)
const BUILDS =
  folders.length > 0 ? folders.map((folder) => path.resolve(folder)) : [path.join(ROOT, 'dist/functions')]
const SCRIPT = `const t=performance.now(),c=process.cpuUsage();require(process.argv[1]);
const{user,system}=process.cpuUsage(c);
console.log(JSON.stringify({ms:performance.now()-t,cpuMs:(user+system)/1000,files:Object.keys(require.cache)}))`
/** Environment that functions need at startup. */
const ENVIRONMENT = {
  AWS_REGION: 'us-east-1',
  AWS_ACCESS_KEY_ID: 'x',
  AWS_SECRET_ACCESS_KEY: 'x',
  TABLE_NAME: 'x',
  ORIGIN_SECRET: 'x',
  MAIL_RATE: '14',
  JWT_SECRET_ARN: 'x',
  WEBHOOK_SECRET_ARN: 'x',
  MEDIA_BUCKET: 'x',
  SITE_BUCKET: 'x',
  EDGE_STORE_ARN: 'x',
  AUDIT_BUCKET: 'x',
  DISTRIBUTION_ID: 'x',
  SITE_ORIGIN: 'https://x',
  ADMIN_ORIGIN: 'https://x',
  MAIL_FROM: 'x@x.example',
  APPROVAL_CLOCK_ARN: 'x',
  PORTAL_LOGIN_URL: 'https://x',
  PORTAL_REGISTER_URL: 'https://x',
  PORTAL_KEYS_URL: 'https://x',
  PORTAL_ISSUER: 'https://x',
  PORTAL_AUDIENCE: 'x',
  PORTAL_COOKIE: 'x',
  PORTAL_HOSTS: '',
  BOT_CHECK: '',
  BOT_CHECK_SECRET: '',
  TRANSLATOR_URL: '',
  TRANSLATOR_KEY: '',
  OUTSIDE_LINKS: 'off',
}

interface Import {
  ms: number
  cpuMs: number
  files: string[]
}

function importOnce(file: string): Import {
  const run = spawnSync(process.execPath, ['-e', SCRIPT, file], {
    encoding: 'utf8',
    env: { ...process.env, ...ENVIRONMENT },
  })
  if (run.status !== 0) throw new Error(run.stderr)
  return JSON.parse(run.stdout.trim().split('\n').at(-1) ?? '') as Import // printed by SCRIPT
}

const median = (values: number[]) => quantile(values, 0.5)
const totals = BUILDS.map(() => 0)

for (const name of readdirSync(BUILDS[0] ?? '')) {
  const files = BUILDS.map((build) => path.join(build, name, 'index.cjs'))
  if (!files.every((file) => existsSync(file))) continue
  const rounds = Array.from({ length: Number(runs) }, () => files.map((file) => importOnce(file)))
  const columns = files.map((_, build) => {
    const imports = rounds.flatMap((round) => round[build] ?? [])
    const bytes = (imports[0]?.files ?? []).reduce((sum, file) => sum + statSync(file).size, 0)
    const cpuMs = median(imports.map((one) => one.cpuMs))
    totals[build] = (totals[build] ?? 0) + cpuMs
    const ms = median(imports.map((one) => one.ms))
    return `${(bytes / 1024).toFixed(0).padStart(5)} KB  import ${cpuMs.toFixed(1)} ms CPU, ${ms.toFixed(1)} ms`
  })
  console.log(`${name.padEnd(10)} ${columns.join(' | ')}`)
}
console.log(`CPU of all imports: ${totals.map((total) => `${total.toFixed(0)} ms`).join(' | ')}`)
