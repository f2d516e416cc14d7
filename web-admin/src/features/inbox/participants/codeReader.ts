/** Native `BarcodeDetector`. */
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

/** Detects a QR code in the current frame; undefined if none. */
type ReadCode = (video: HTMLVideoElement) => Promise<string | undefined>

const QR = 'qr_code'

async function nativeReader(): Promise<ReadCode | undefined> {
  const NativeDetector = globalThis.BarcodeDetector
  const formats = NativeDetector ? await NativeDetector.getSupportedFormats().catch(() => []) : []
  if (!NativeDetector || !formats.includes(QR)) return undefined
  const detector = new NativeDetector({ formats: [QR] })
  return async (video) => (await detector.detect(video))[0]?.rawValue
}

/** Frame width in pixels; enough for a code filling a third of it. */
const WIDTH = 640

/** JavaScript decoder (36 KB), loaded early so that it works offline. */
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
      return Promise.resolve(undefined) // throws if no code is found
    }
  }
}

let reader: Promise<ReadCode> | undefined

/** Returns the shared reader. A rejected load is retried on the next call. */
export function codeReader(): Promise<ReadCode> {
  reader ??= nativeReader().then((native) => native ?? scriptReader())
  reader.catch(() => {
    reader = undefined
  })
  return reader
}
