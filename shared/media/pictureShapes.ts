/** Sizes in pixels at which the site shows pictures. A whole picture is not cropped, and 0 limits nothing. */
export const PICTURE_SHAPES = {
  article: { width: 1120, height: 560 },
  banner: { width: 1200, height: 600 },
  bannerMobile: { width: 640, height: 800 },
  card: { width: 720, height: 480 },
  carousel: { width: 1440, height: 720 },
  figure: { width: 560, height: 0, isWhole: true },
  half: { width: 640, height: 320 },
  icon: { width: 112, height: 112 },
  logo: { width: 0, height: 88, isWhole: true },
  map: { width: 1120, height: 0, isWhole: true },
  offer: { width: 720, height: 540 },
  phone: { width: 640, height: 0, isWhole: true },
  popup: { width: 720, height: 288 },
  promo: { width: 1200, height: 300 },
  share: { width: 1200, height: 630 },
  side: { width: 560, height: 420 },
  thumbnail: { width: 330, height: 220 },
  wide: { width: 800, height: 450 },
} as const satisfies Record<string, PictureShape>

export interface PictureShape {
  width: number
  height: number
  isWhole?: true
}
export type PictureShapeName = keyof typeof PICTURE_SHAPES

export interface PictureFacts {
  mime: string
  width: number
  height: number
  focalX?: number | undefined
  focalY?: number | undefined
}

export const pictureShapeOf = (name: PictureShapeName | undefined): PictureShape | undefined =>
  name && PICTURE_SHAPES[name]

const isVector = ({ mime }: PictureFacts) => mime === 'image/svg+xml'
const isMeasured = ({ mime, width, height }: PictureFacts) =>
  mime.startsWith('image/') && width > 0 && height > 0

export const isTooSmall = (picture: PictureFacts, { width, height }: PictureShape): boolean =>
  isMeasured(picture) && !isVector(picture) && (picture.width < width || picture.height < height)

/** Returns the share of the picture that remains after cropping, 0–1. */
export function visibleShare(picture: PictureFacts, { width, height, isWhole }: PictureShape): number {
  if (isWhole || !isMeasured(picture)) return 1
  const change = picture.width / picture.height / (width / height)
  return Math.min(change, 1 / change)
}

export interface CropFrame {
  left: number
  top: number
  width: number
  height: number
}

/** Returns the visible part in fractions of the picture, as `object-fit: cover` places it; undefined for all. */
export function cropFrameOf(picture: PictureFacts, shape: PictureShape): CropFrame | undefined {
  const share = visibleShare(picture, shape)
  if (share > 0.98) return undefined
  const { focalX = 0.5, focalY = 0.5 } = picture
  const isTooWide = picture.width / picture.height > shape.width / shape.height
  const free = 1 - share
  return isTooWide
    ? { left: free * focalX, top: 0, width: share, height: 1 }
    : { left: 0, top: free * focalY, width: 1, height: share }
}

const MAX_TERM = 25
const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other))

/** Returns the ratio as `16:9`, or as `1.9:1` where the terms are large. */
export function ratioText({ width, height }: Pick<PictureShape, 'width' | 'height'>): string {
  const common = divisor(width, height)
  if (width / common <= MAX_TERM) return `${width / common}:${height / common}`
  return `${Math.round((width / height) * 10) / 10}:1`
}
