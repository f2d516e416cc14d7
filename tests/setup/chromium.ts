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

/**
 * For tests, whose pages are gone after seconds: what optimising their scripts takes is never won back. A mixture of back-office
 * screens, public pages and examinations takes a seventh less of the processor without the middle one of V8's compilers, too. What
 * is measured for people runs as they have it.
 */
export const TEST_BROWSER_ARGS = [...CHROMIUM_ARGS, '--js-flags=--no-opt --no-maglev']

/** Chromium without a window system: draws and runs pages the same, and takes half as long for a browser test. */
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

/** The browser that `CHROMIUM_PATH` names, if it names one. Throws where there is none. */
function givenBrowser(): string | undefined {
  const given = process.env['CHROMIUM_PATH']
  if (!given) return undefined
  if (existsSync(given)) return given
  throw new Error(`CHROMIUM_PATH points at ${given}, which does not exist.`)
}

/**
 * The browser the tests drive: `CHROMIUM_PATH`, Debian's headless shell, installed where this process may do that, or any Chromium.
 * @throws with what to do where there is none
 */
export function requireTestBrowser(): string {
  const given = givenBrowser()
  if (given) return given
  if (existsSync(HEADLESS_SHELL)) return HEADLESS_SHELL
  try {
    if (mayInstall()) installFromDebian('chromium-headless-shell')
  } catch {
    // a Debian that has no such package: the whole browser does, too
  }
  return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : requireChromium()
}

/**
 * The browser that measuring scripts drive, as people have it: `CHROMIUM_PATH`, one of the usual places, or Debian's package
 * where this process may install it.
 * @throws with what to do where there is none
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
