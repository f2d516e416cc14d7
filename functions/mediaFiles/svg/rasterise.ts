import { spawn, type ChildProcess } from 'node:child_process'

/** Longest side of what the library shows, in pixels. */
const SIDE = 320
/** Who waits longer for so small a picture has been sent something made to be slow. */
const MS = 5_000
/** Processes that are kept for the next drawing, and for how long; to start one takes far longer than to draw. */
const MAX_KEPT = 2
const KEPT_MS = 10_000

interface Size {
  width: number
  height: number
}

/** The same drawing at the size that it is wanted in, whatever it says itself. */
function sized(svg: string, { width, height }: Size): string {
  const root = /^<svg[^>]*>/.exec(svg)?.[0] ?? ''
  const scale = SIDE / Math.max(width, height, 1)
  const [shownWidth, shownHeight] =
    width > 0 && height > 0
      ? [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))]
      : [SIDE, SIDE]
  const box = /\sviewBox="/.test(root) || width === 0 ? '' : ` viewBox="0 0 ${width} ${height}"`
  const bare = root.slice(4).replace(/\s(?:width|height)="[^"]*"/g, '')
  return `<svg width="${shownWidth}" height="${shownHeight}"${box}${bare}${svg.slice(root.length)}`
}

/** Answers each drawing with WebP: a process of its own, since nothing but its end stops a drawing under way. */
const DRAW = `
const sharp = require('sharp')
process.on('message', (svg) =>
  sharp(Buffer.from(svg), { limitInputPixels: ${SIDE * SIDE} }).webp({ quality: 80 }).toBuffer().then(
    (picture) => process.send({ picture }),
    (cause) => process.send({ fault: cause.message }),
  ))`

/** What it needs to find sharp; nothing that a drawing could be after. */
const environment = () => {
  const { PATH, NODE_PATH, LD_LIBRARY_PATH } = process.env
  return {
    ...(PATH && { PATH }),
    ...(NODE_PATH && { NODE_PATH }),
    ...(LD_LIBRARY_PATH && { LD_LIBRARY_PATH }),
  }
}

/** Processes that wait for a drawing, each with the timer that ends it. They keep nobody alive. */
const kept = new Map<ChildProcess, NodeJS.Timeout>()

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
  clearTimeout(kept.get(child))
  kept.delete(child)
}

function taken(): ChildProcess {
  const [child] = kept.keys()
  if (!child) return start()
  forget(child)
  child.ref()
  child.channel?.ref()
  return child
}

/** It ends when it is disconnected. */
function keep(child: ChildProcess): void {
  if (!child.connected) return
  if (kept.size >= MAX_KEPT) return child.disconnect()
  child.unref()
  child.channel?.unref()
  kept.set(child, setTimeout(() => child.disconnect(), KEPT_MS).unref())
}

interface Answer {
  picture?: Uint8Array
  fault?: string
}

/** What the process makes of a drawing; undefined where it had to be ended. Rejects where it ends by itself. */
const drawnBy = (child: ChildProcess, svg: string): Promise<Answer | undefined> =>
  new Promise((resolve, reject) => {
    let isLate = false
    const timer = setTimeout(() => (isLate = child.kill('SIGKILL')), MS)
    const ended = () =>
      settle(() => (isLate ? resolve(undefined) : reject(new Error('The drawing process ended.'))))
    // the contract of `DRAW`
    const answered = (answer: unknown) => settle(() => resolve(answer as Answer))
    const settle = (what: () => void) => {
      clearTimeout(timer)
      child.off('message', answered).off('exit', ended).off('error', reject)
      what()
    }
    child.on('message', answered).on('exit', ended).on('error', reject)
    child.send(svg, (error) => error && settle(() => reject(error)))
  })

/**
 * A small picture of a drawing, so that a list of drawings costs browsers no more than one of photographs.
 * @param svg sanitised
 * @returns WebP; undefined where it takes too long. Rejects where it cannot be drawn.
 */
export async function rasterised(svg: string, size: Size): Promise<Buffer | undefined> {
  const child = taken()
  try {
    const answer = await drawnBy(child, sized(svg, size))
    if (answer && !answer.picture) throw new Error(answer.fault ?? 'Nothing was drawn.')
    return answer?.picture && Buffer.from(answer.picture)
  } finally {
    keep(child)
  }
}
