import { expect, test } from 'vitest'
import { runTool } from './runTool.ts'

const WAITS = ['-e', 'process.stdin.resume().on("end", () => process.exit(0))']

test('a tool that is started early ends after what it waits for', async () => {
  const before = Promise.withResolvers<void>()
  const steps: string[] = []

  const ended = runTool({ program: 'node', arguments: WAITS, folder: '.', inputsReady: before.promise }).then(
    () => steps.push('tool'),
  )
  await new Promise((resolve) => setTimeout(resolve, 200))
  steps.push('before')
  before.resolve()

  await ended
  expect(steps).toEqual(['before', 'tool'])
})

test('a tool is stopped where what it waits for fails', async () => {
  const before = Promise.withResolvers<void>()

  const ended = runTool({ program: 'node', arguments: WAITS, folder: '.', inputsReady: before.promise })
  before.reject(new Error('does not compile'))

  await expect(ended).rejects.toThrow('node -e')
})

test('a tool that waits for nothing gets an empty input', async () => {
  await expect(runTool({ program: 'node', arguments: WAITS, folder: '.' })).resolves.toBeUndefined()
})
