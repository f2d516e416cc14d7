import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { PROJECT } from '../settings.ts'

/** Fake npm: starts the program, prints its process id and waits. */
const PARENT = `
  const { spawn } = require('node:child_process')
  const child = spawn(process.execPath, ['--input-type=module', '--eval', process.env.PROGRAM], { stdio: ['ignore', 'inherit', 'inherit'] })
  console.log('started ' + child.pid)
  setInterval(() => {}, 1000)`
const PROGRAM = `
  import { endWithNpm } from './local/product/program.ts'
  endWithNpm()
  process.on('SIGTERM', () => { console.log('asked to end'); process.exit(0) })
  console.log('ready')
  setInterval(() => {}, 1000)`

async function outputAfterKill(environment: Record<string, string>, isOver: (output: string) => boolean) {
  const parent = spawn(process.execPath, ['--eval', PARENT], {
    cwd: PROJECT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'], PROGRAM, ...environment },
  })
  let output = ''
  parent.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  while (!output.includes('ready')) await once(parent.stdout, 'data')
  parent.kill('SIGKILL')
  const pid = Number(/started (\d+)/.exec(output)?.[1])
  for (let waited = 0; waited < 5_000 && !isOver(output); waited += 100) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    if (waited === 2_000 && environment['npm_lifecycle_event'] === undefined) break
  }
  return { output, pid }
}

test('a product that npm has started ends with npm, however that ends', async () => {
  const { output } = await outputAfterKill({ npm_lifecycle_event: 'start' }, (text) => text.includes('asked'))
  expect(output).toContain('asked to end')
})

test('one that was started without npm outlives what has started it', async () => {
  const { output, pid } = await outputAfterKill({}, () => false)
  expect(output).not.toContain('asked to end')
  expect(process.kill(pid, 'SIGKILL')).toBe(true)
})
