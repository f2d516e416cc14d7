import { encodeQR } from 'qr'

/** Quiet zone in modules, required by scanners. */
const BORDER = 4
const SCALE = 6

/** GIF, because mail programs show no SVG. */
export const codePicture = (code: string): Uint8Array =>
  encodeQR(code, 'gif', { ecc: 'medium', border: BORDER, scale: SCALE })

/** White background, because the page may be dark. */
const PAPER = '<rect width="100%" height="100%" fill="#fff"/>'

/** Returns a data URL. */
export function codeDrawing(code: string): string {
  const svg = encodeQR(code, 'svg', { ecc: 'medium', border: BORDER })
  return `data:image/svg+xml,${encodeURIComponent(svg.replace(/<svg[^>]*>/, (tag) => tag + PAPER))}`
}
