import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../../steps.ts'
import { quantile } from '../statistics.ts'

/** Bundle size of each function and its import time in a new process (median of 7). */
const DIST = path.join(ROOT, 'dist/functions')
const RUNS = 7
const SCRIPT = `const t=performance.now();require(process.argv[1]);console.log(performance.now()-t)`
/** Environment that functions need at startup. */
const ENVIRONMENT = {
  AWS_REGION: 'us-east-1',
  AWS_ACCESS_KEY_ID: 'x',
  AWS_SECRET_ACCESS_KEY: 'x',
  TABLE_NAME: 'x',
  ORIGIN_SECRET: 'x',
  MAIL_RATE: '14',
  JWT_SECRET_ARN: 'x',
  MEDIA_BUCKET: 'x',
  SITE_BUCKET: 'x',
  AUDIT_BUCKET: 'x',
  DISTRIBUTION_ID: 'x',
  SITE_ORIGIN: 'https://x',
  ADMIN_ORIGIN: 'https://x',
  MAIL_FROM: 'x@x.example',
  APPROVAL_CLOCK_ARN: 'x',
  PORTAL_HOSTS: 'x',
  PORTAL_LOGIN_URL: 'https://x',
  PORTAL_REGISTER_URL: 'https://x',
  PORTAL_KEYS_URL: 'https://x',
  PORTAL_ISSUER: 'https://x',
  PORTAL_AUDIENCE: 'x',
  PORTAL_COOKIE: 'x',
  BOT_CHECK: '',
  BOT_CHECK_SECRET: '',
}

const importMs = (file: string) =>
  quantile(
    Array.from({ length: RUNS }, () => {
      const run = spawnSync(process.execPath, ['-e', SCRIPT, file], {
        encoding: 'utf8',
        env: { ...process.env, ...ENVIRONMENT },
      })
      if (run.status !== 0) throw new Error(run.stderr)
      return Number(run.stdout.trim().split('\n').at(-1))
    }),
    0.5,
  )

for (const name of readdirSync(DIST)) {
  const file = path.join(DIST, name, 'index.cjs')
  if (!existsSync(file)) continue
  console.log(
    `${name.padEnd(10)} ${(statSync(file).size / 1024).toFixed(0).padStart(5)} KB  import ${importMs(file).toFixed(1)} ms`,
  )
}
