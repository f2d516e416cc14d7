import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { rasterised } from './rasterise.ts'

const square = (inner = '<rect width="8" height="8" fill="#0a0"/>') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${inner}</svg>`
const SIZE = { width: 8, height: 4 }

test('drawings asked for together are each drawn at their own size', async () => {
  const sizes = [SIZE, { width: 4, height: 8 }, SIZE, SIZE, SIZE]
  const pictures = await Promise.all(sizes.map((size) => rasterised(square(), size)))
  const drawn = await Promise.all(pictures.map((picture) => sharp(picture).metadata()))

  expect(drawn.map(({ format, width, height }) => [format, width, height])).toEqual(
    sizes.map(({ width }) => ['webp', ...(width === 8 ? [320, 160] : [160, 320])]),
  )
})

test('a drawing that cannot be drawn is refused, and the next one is drawn', async () => {
  await expect(rasterised('<svg><rect', SIZE)).rejects.toThrow('XML parse error')

  expect(await rasterised(square(), SIZE)).toBeDefined()
})

test('a drawing of the moment in which an idle process is ended gets another process', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  // both idle processes
  await Promise.all([rasterised(square(), SIZE), rasterised(square(), SIZE)])

  vi.advanceTimersByTime(10_000)

  expect(await rasterised(square(), SIZE)).toBeDefined()
})

/** Empty for a process that has just ended. */
function processFile(file: string): string {
  try {
    return readFileSync(`/proc/${file}`, 'utf8')
  } catch {
    return ''
  }
}

/** Processes that draw, which this one started. */
const drawingProcesses = () =>
  readdirSync('/proc/self/task')
    .flatMap((task) => processFile(`self/task/${task}/children`).split(' '))
    .filter((child) => child !== '' && processFile(`${child}/cmdline`).includes('sharp'))

test('a drawing gets another process if the idle ones were killed', async () => {
  await Promise.all([rasterised(square(), SIZE), rasterised(square(), SIZE)])
  const idle = drawingProcesses()
  for (const child of idle) process.kill(Number(child), 'SIGKILL')

  expect(idle.length).toBeGreaterThan(0)
  expect(await rasterised(square(), SIZE)).toBeDefined()
})
