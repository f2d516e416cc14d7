/** The browser's own reader of codes, where it has one. */
interface Detector {
  detect: (source: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>
}
interface DetectorClass {
  new (options: { formats: readonly string[] }): Detector
  getSupportedFormats: () => Promise<readonly string[]>
}
declare global {
  var BarcodeDetector: DetectorClass | undefined
}

/** Looks for a QR code in what a camera shows now; undefined where there is none. */
export type ReadCode = (video: HTMLVideoElement) => Promise<string | undefined>

const QR = 'qr_code'

async function ownReader(): Promise<ReadCode | undefined> {
  const Own = globalThis.BarcodeDetector
  const formats = Own ? await Own.getSupportedFormats().catch(() => []) : []
  if (!Own || !formats.includes(QR)) return undefined
  const detector = new Own({ formats: [QR] })
  return async (video) => (await detector.detect(video))[0]?.rawValue
}

/** Wide enough for a code that fills a third of the picture; more only costs time. Pixels. */
const WIDTH = 640

/** A reader in script: 36 KB that come with the first screen which has a camera, so that it works without a network afterwards. */
async function scriptReader(): Promise<ReadCode> {
  const { default: decodeQR } = await import('qr/decode.js')
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return (video) => {
    const { videoWidth, videoHeight } = video
    if (!context || videoWidth === 0) return Promise.resolve(undefined)
    const scale = Math.min(1, WIDTH / videoWidth)
    canvas.width = Math.round(videoWidth * scale)
    canvas.height = Math.round(videoHeight * scale)
    context.drawImage(video, 0, 0, canvas.width, canvas.height)
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height)
    try {
      return Promise.resolve(decodeQR({ data, width, height }))
    } catch {
      return Promise.resolve(undefined) // it throws where there is no code
    }
  }
}

let reader: Promise<ReadCode> | undefined

/** The reader of this browser, made once. Rejects where its part does not come; asked again, it is fetched again. */
export function codeReader(): Promise<ReadCode> {
  reader ??= ownReader().then((own) => own ?? scriptReader())
  reader.catch(() => {
    reader = undefined
  })
  return reader
}
