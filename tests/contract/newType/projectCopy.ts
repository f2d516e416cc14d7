import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ROOT } from '../../steps.ts'

const MADE = /\/(?:node_modules|dist|build|cdk\.out|\.git|\.local[^/]*|\.cache)$/
/** Packages linked into the project itself: a copy needs its own. */
const OWN_SCOPE = '@flou'

export interface ProjectCopy {
  folder: string
  /** Runs a command in the copy. @returns its output if it failed */
  failureOf: (command: string, ...args: string[]) => Promise<string | undefined>
  remove: () => void
}

function linkPackages(folder: string): void {
  const installed = path.join(ROOT, 'node_modules')
  const links = path.join(folder, 'node_modules')
  mkdirSync(links)
  for (const name of readdirSync(installed)) {
    if (name !== OWN_SCOPE && name !== '.cache')
      symlinkSync(path.join(installed, name), path.join(links, name))
  }
  mkdirSync(path.join(links, OWN_SCOPE))
  for (const name of readdirSync(path.join(installed, OWN_SCOPE))) {
    symlinkSync(path.join(folder, name), path.join(links, OWN_SCOPE, name))
    const own = path.join(ROOT, name, 'node_modules')
    if (existsSync(own)) symlinkSync(own, path.join(folder, name, 'node_modules'))
  }
}

/** The environment without variables of the test runner. */
const ownEnvironment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:VITEST|NODE_ENV|TEST$)/.test(name)))

function failureOf(folder: string, command: string, args: readonly string[]): Promise<string | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<string | undefined>()
  const child = spawn(path.join(ROOT, 'node_modules/.bin', command), args, {
    cwd: folder,
    // a compile cache would remain in the temporary folder
    env: { ...ownEnvironment(), NODE_DISABLE_COMPILE_CACHE: '1' },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)))
  child.on('error', reject)
  child.on('close', (code) => resolve(code === 0 ? undefined : `${command} ${args.join(' ')}\n${output}`))
  return promise
}

/** Copies the sources to a temporary folder, with links to the installed packages. */
export function copyProject(): ProjectCopy {
  const folder = mkdtempSync(path.join(tmpdir(), 'example-'))
  cpSync(ROOT, folder, { recursive: true, filter: (source) => !MADE.test(source) })
  linkPackages(folder)
  return {
    folder,
    failureOf: (command, ...args) => failureOf(folder, command, args),
    remove: () => rmSync(folder, { recursive: true }),
  }
}
