import { spawn, type ChildProcess } from 'node:child_process'

const SIDE = 320
/** Includes the start of a process, which takes seconds on a busy machine. */
const TIMEOUT_MS = 15_000
/** Idle processes are reused, because starting one is slow. */
const MAX_IDLE = 2
const IDLE_MS = 10_000

interface Size {
  width: number
  height: number
}

/** Overrides the drawing's own size. */
function sized(svg: string, { width, height }: Size): string {
  const root = /^<svg[^>]*>/.exec(svg)?.[0] ?? ''
  const scale = SIDE / Math.max(width, height, 1)
  const [outputWidth, outputHeight] =
    width > 0 && height > 0
      ? [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))]
      : [SIDE, SIDE]
  const box = /\sviewBox="/.test(root) || width === 0 ? '' : ` viewBox="0 0 ${width} ${height}"`
  const bare = root.slice(4).replace(/\s(?:width|height)="[^"]*"/g, '')
  return `<svg width="${outputWidth}" height="${outputHeight}"${box}${bare}${svg.slice(root.length)}`
}

/** Runs in a separate process, because drawing can only be stopped by killing it. */
const DRAW = `
const sharp = require('sharp')
process.on('message', (svg) =>
  sharp(Buffer.from(svg), { limitInputPixels: ${SIDE * SIDE} }).webp({ quality: 80 }).toBuffer().then(
    (picture) => process.send({ picture }),
    (cause) => process.send({ fault: cause.message }),
  ))`

/** Only the variables needed to find sharp, no secrets. */
const environment = () => {
  const { PATH, NODE_PATH, LD_LIBRARY_PATH } = process.env
  return {
    ...(PATH && { PATH }),
    ...(NODE_PATH && { NODE_PATH }),
    ...(LD_LIBRARY_PATH && { LD_LIBRARY_PATH }),
  }
}

const idle = new Map<ChildProcess, NodeJS.Timeout>()

function start(): ChildProcess {
  const child = spawn(process.execPath, ['-e', DRAW], {
    env: environment(),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  })
  child.on('exit', () => forget(child)).on('error', () => forget(child))
  return child
}

function forget(child: ChildProcess): void {
  clearTimeout(idle.get(child))
  idle.delete(child)
}

function acquire(): ChildProcess {
  const child = [...idle.keys()].find(({ connected }) => connected)
  if (!child) return start()
  forget(child)
  child.ref()
  child.channel?.ref()
  return child
}

function release(child: ChildProcess): void {
  if (!child.connected) return
  if (idle.size >= MAX_IDLE) return child.disconnect()
  child.unref()
  child.channel?.unref()
  const end = () => {
    // before it exits: a call of this moment would get a process that is ending
    forget(child)
    child.disconnect()
  }
  idle.set(child, setTimeout(end, IDLE_MS).unref())
}

interface DrawResult {
  picture?: Uint8Array
  fault?: string
}

/** Undefined after a timeout; rejects if the process ends. */
const drawnBy = (child: ChildProcess, svg: string): Promise<DrawResult | undefined> =>
  new Promise((resolve, reject) => {
    let isLate = false
    const timer = setTimeout(() => (isLate = child.kill('SIGKILL')), TIMEOUT_MS)
    const ended = () =>
      finish(() => (isLate ? resolve(undefined) : reject(new Error('The drawing process ended.'))))
    const onMessage = (result: unknown) => finish(() => resolve(result as DrawResult))
    const finish = (action: () => void) => {
      clearTimeout(timer)
      child.off('message', onMessage).off('exit', ended).off('error', reject)
      action()
    }
    child.on('message', onMessage).on('exit', ended).on('error', reject)
    child.send(svg, (error) => error && finish(() => reject(error)))
  })

/** Draws in an idle process, or in another one if it was killed meanwhile. */
async function drawn(svg: string, attempts = MAX_IDLE + 1): Promise<DrawResult | undefined> {
  const child = acquire()
  try {
    const result = await drawnBy(child, svg)
    release(child)
    return result
  } catch (error) {
    child.kill('SIGKILL')
    if (attempts === 1) throw error
    return drawn(svg, attempts - 1)
  }
}

/** Returns a WebP thumbnail of a sanitized drawing; undefined on timeout. Rejects if it cannot be drawn. */
export async function rasterised(svg: string, size: Size): Promise<Buffer | undefined> {
  const result = await drawn(sized(svg, size))
  if (result && !result.picture) throw new Error(result.fault ?? 'Nothing was drawn.')
  return result?.picture && Buffer.from(result.picture)
}
