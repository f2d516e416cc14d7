import { execFile } from 'node:child_process'

/** Longest side of what the library shows, in pixels. */
const SIDE = 320
/** Who waits longer for so small a picture has been sent something made to be slow. */
const MS = 5_000
const MAX_BYTES = 1024 * 1024

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

/** Draws what comes in and answers WebP: a process of its own, since nothing but its end stops a drawing under way. */
const DRAW = `
const parts = []
process.stdin.on('data', (part) => parts.push(part)).on('end', () =>
  require('sharp')(Buffer.concat(parts), { limitInputPixels: ${SIDE * SIDE} }).webp({ quality: 80 }).toBuffer().then(
    (picture) => process.stdout.write(picture),
    () => process.exit(1),
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

/**
 * A small picture of a drawing, so that a list of drawings costs browsers no more than one of photographs.
 * @param svg sanitised
 * @returns WebP; undefined where it takes too long. Rejects where it cannot be drawn.
 */
export const rasterised = (svg: string, size: Size): Promise<Buffer | undefined> =>
  new Promise((resolve, reject) => {
    const options = { encoding: 'buffer', timeout: MS, killSignal: 'SIGKILL', maxBuffer: MAX_BYTES } as const
    const child = execFile(
      process.execPath,
      ['-e', DRAW],
      { ...options, env: environment() },
      (error, picture) => {
        if (!error) resolve(picture)
        else if (error.killed) resolve(undefined)
        else reject(error)
      },
    )
    child.stdin?.on('error', () => undefined) // it ended before it had read all: its own error says why
    child.stdin?.end(sized(svg, size))
  })
