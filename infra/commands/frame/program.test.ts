import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { isConfirmed, requireConfirmable, UsageError } from './program.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const COMMANDS = readdirSync(path.join(ROOT, 'infra/commands'))
  .filter((name) => name.endsWith('.ts'))
  .map((name) => path.basename(name, '.ts'))

interface Ended {
  code: number
  stdout: string
  stderr: string
}

const run = (command: string, args: string[]): Promise<Ended> =>
  promisify(execFile)(command, args, { cwd: ROOT, env: environment }).then(
    (output) => ({ code: 0, ...output }),
    (cause: Ended) => cause,
  )

/** Without the project's Node, as in an operator's shell. */
const environment = {
  ...process.env,
  PATH: (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(path.delimiter),
}

test('each command is a script of npm and explains itself', async () => {
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const help = (name: string) => run(process.execPath, [`infra/commands/${name}.ts`, '--help'])
  const answers = await Promise.all(COMMANDS.map(async (name) => ({ name, ...(await help(name)) })))
  for (const { name, code, stdout } of answers) {
    expect(scripts[name]).toBe(`node infra/commands/${name}.ts`)
    expect(code, name).toBe(0)
    expect(stdout).toContain(`npm run ${name}`)
  }
})

test('npm starts the Node of the project, whichever the machine has; a wrong call ends with 2 and the help', async () => {
  const { code, stderr } = await run('npm', ['run', '--silent', 'rollback', '--', '--nothing'])

  expect(code).toBe(2)
  expect(stderr).toContain("Unknown option '--nothing'")
  expect(stderr).toContain('npm run rollback -- --env prod')
})

test('an unknown environment is a wrong call, too', async () => {
  const { code, stderr } = await run(process.execPath, ['infra/commands/cost.ts', '--env', 'production'])

  expect(code).toBe(2)
  expect(stderr).toContain('There is no environment "production", only dev, staging, prod.')
  expect(stderr).toContain('npm run cost')
})

test('a command writes only if the name of its environment is repeated', () => {
  expect(isConfirmed('prod', undefined)).toBe(false)
  expect(isConfirmed('prod', 'prod')).toBe(true)
  expect(() => isConfirmed('prod', 'staging')).toThrow(UsageError)
})

test('a deploy without a terminal needs --yes', () => {
  expect(() => requireConfirmable(false, {})).toThrow(UsageError)
  expect(() => requireConfirmable(true, {})).not.toThrow()
  expect(() => requireConfirmable(false, { isTTY: true })).not.toThrow()
})
