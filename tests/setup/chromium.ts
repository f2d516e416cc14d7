import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const KNOWN_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Arguments for a container without a display, a sandbox or a route to the outside. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const installed = () => KNOWN_PATHS.find((path) => existsSync(path))

function installDebianChromium(): void {
  const run = (...args: string[]) =>
    execFileSync('apt-get', args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  run('update', '-qq')
  run('install', '-y', '-qq', '--no-install-recommends', 'chromium')
}

const mayInstall = () => process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0

/**
 * The browser the tests drive: `CHROMIUM_PATH`, one of the usual places, or Debian's package where this process may install it.
 * @throws with what to do where there is none
 */
export function requireChromium(): string {
  const given = process.env['CHROMIUM_PATH']
  if (given) {
    if (existsSync(given)) return given
    throw new Error(`CHROMIUM_PATH points at ${given}, which does not exist.`)
  }
  const found = installed()
  if (found) return found
  if (mayInstall()) installDebianChromium()
  const path = installed()
  if (path) return path
  throw new Error(
    'The browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to its executable.',
  )
}
