import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const KNOWN_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Arguments for a container without display, sandbox or internet access. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Short-lived test pages gain nothing from optimising compilers: without V8's middle tier tests use a seventh less CPU.
 * Measurements keep it.
 */
export const TEST_BROWSER_ARGS = [...CHROMIUM_ARGS, '--js-flags=--no-opt --no-maglev']

/** Headless Chromium: same rendering, half the time of a browser test. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

const installed = () => KNOWN_PATHS.find((path) => existsSync(path))

function installFromDebian(name: string): void {
  const run = (...args: string[]) =>
    execFileSync('apt-get', args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  run('update', '-qq')
  run('install', '-y', '-qq', '--no-install-recommends', name)
}

const mayInstall = () => process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0

/** Browser of `CHROMIUM_PATH`. Throws if it does not exist. */
function givenBrowser(): string | undefined {
  const given = process.env['CHROMIUM_PATH']
  if (!given) return undefined
  if (existsSync(given)) return given
  throw new Error(`CHROMIUM_PATH points at ${given}, which does not exist.`)
}

/**
 * Test browser: `CHROMIUM_PATH`, Debian's headless shell (installed if permitted), or any Chromium. @throws with
 * instructions
 */
export function requireTestBrowser(): string {
  const given = givenBrowser()
  if (given) return given
  if (existsSync(HEADLESS_SHELL)) return HEADLESS_SHELL
  try {
    if (mayInstall()) installFromDebian('chromium-headless-shell')
  } catch {
    // this Debian lacks the package: the full browser works too
  }
  return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : requireChromium()
}

/**
 * Browser for measurements, as users have it: `CHROMIUM_PATH`, a common path, or Debian's package (installed if
 * permitted). @throws with instructions
 */
export function requireChromium(): string {
  const found = givenBrowser() ?? installed()
  if (found) return found
  if (mayInstall()) installFromDebian('chromium')
  const path = installed()
  if (path) return path
  throw new Error(
    'The browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to its executable.',
  )
}
