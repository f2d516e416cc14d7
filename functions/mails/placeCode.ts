import { encodeQR } from 'qr'

/** White modules around the code, without which scanners do not see where it begins. */
const BORDER = 4
/** Pixels of a module in a mail: large enough for a scanner on a phone's screen. */
const SCALE = 6

/** A code as a picture for mails, which show no drawings: a GIF. */
export const codePicture = (code: string): Uint8Array =>
  encodeQR(code, 'gif', { ecc: 'medium', border: BORDER, scale: SCALE })

/** Without it the modules would stand on whatever is behind the drawing, which may be dark. */
const PAPER = '<rect width="100%" height="100%" fill="#fff"/>'

/** A code as a drawing for pages: an address that holds it whole. */
export function codeDrawing(code: string): string {
  const svg = encodeQR(code, 'svg', { ecc: 'medium', border: BORDER })
  return `data:image/svg+xml,${encodeURIComponent(svg.replace(/<svg[^>]*>/, (tag) => tag + PAPER))}`
}
