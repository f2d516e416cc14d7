import { encodeQR } from 'qr'

/** White modules around the code, without which scanners do not see where it begins. */
const BORDER = 4
/** Pixels of a module in a mail: large enough for a scanner on a phone's screen. */
const SCALE = 6

/** A code as a picture for mails, which show no drawings: a GIF. */
export const codePicture = (code: string): Uint8Array =>
  encodeQR(code, 'gif', { ecc: 'medium', border: BORDER, scale: SCALE })

/** A code as a drawing for pages: an address that holds it whole. */
export const codeDrawing = (code: string): string =>
  `data:image/svg+xml,${encodeURIComponent(encodeQR(code, 'svg', { ecc: 'medium', border: BORDER }))}`
