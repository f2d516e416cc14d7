import { LIMITS } from '@flou/shared/limits.ts'
import { FILE_KINDS } from '../fileKind.ts'
import { wrongFile } from '../requireKind.ts'
import { filePath, requireBytes, THUMBNAIL, throwBroken, unmodified, type Ingester } from './ingestion.ts'

const drawingTooComplex = () => wrongFile(`drawingTooComplex:${LIMITS.drawing.drawn}:${LIMITS.drawing.depth}`)

export const ingestDrawing: Ingester = async (ingestion) => {
  const { storage, mime, folder } = ingestion
  const [{ cleanSvg, svgSize }, { isWithinLimits }, { rasterised }] = await Promise.all([
    import('../cleanSvg.ts'),
    import('../drawingLimits.ts'),
    import('../rasterise.ts'),
  ])
  const text = (await requireBytes(ingestion)).toString('utf8')
  if (!isWithinLimits(text)) throw drawingTooComplex()
  const svg = cleanSvg(text)
  if (svg === undefined) throw wrongFile('fileBroken')
  const size = svgSize(svg)
  // Sanitizing may change how the drawing is parsed, so limits are checked again.
  const small = isWithinLimits(svg) ? await rasterised(svg, size).catch(throwBroken) : undefined
  if (!small) throw drawingTooComplex()
  const bytes = Buffer.from(svg)
  const path = filePath(folder, `file.${FILE_KINDS[mime].extension}`)
  const thumbnail = filePath(folder, 'small.webp')
  await Promise.all([
    storage.put(path.slice(1), mime, bytes),
    storage.put(thumbnail.slice(1), THUMBNAIL, small),
  ])
  const stored = bytes.length + small.length
  const drawing = bytes.length <= LIMITS.drawing.inline ? svg : ''
  return { mime, ...size, ...unmodified(path, bytes.length, true), thumbnail, drawing, stored }
}
