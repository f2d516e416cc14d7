import type { Mime } from './fileKind.ts'

/** Fewer bytes at the end of the file. */
type ReadBytes = (from: number, length: number) => Promise<Buffer>

interface StoredFile {
  size: number
  read: ReadBytes
}

/** Readers search for the PDF end in this many bytes, because some writers append data. */
const PDF_TAIL = 2_048
const PDF_END = /startxref\s{1,8}(\d{1,10})\s{1,8}%%EOF/g
/** Cross-reference table, or cross-reference stream since PDF 1.5. */
const PDF_REFERENCES = /^\s{0,8}(?:xref\s|\d{1,10}\s{1,8}\d{1,10}\s{1,8}obj)/

async function isPdf({ size, read }: StoredFile): Promise<boolean> {
  const from = Math.max(0, size - PDF_TAIL)
  const tail = (await read(from, PDF_TAIL)).toString('latin1')
  const at = Number([...tail.matchAll(PDF_END)].at(-1)?.[1] ?? size)
  return at < size && PDF_REFERENCES.test((await read(at, 48)).toString('latin1'))
}

/** Bounds the search for the index. */
const MAX_BOXES = 64
const BOX_HEADER = 16
const BOX_TYPE = /^[\w ©-]{4}$/

async function boxAt(
  at: number,
  { size, read }: StoredFile,
): Promise<{ type: string; end: number } | undefined> {
  const header = await read(at, BOX_HEADER)
  if (header.length < 8) return undefined
  const type = header.toString('latin1', 4, 8)
  const stated = header.readUInt32BE(0)
  const isLong = stated === 1 && header.length === BOX_HEADER
  const length = isLong ? Number(header.readBigUInt64BE(8)) : stated === 0 ? size - at : stated
  const isBox = BOX_TYPE.test(type) && length >= (isLong ? BOX_HEADER : 8) && at + length <= size
  return isBox ? { type, end: at + length } : undefined
}

async function isFilm(file: StoredFile): Promise<boolean> {
  let at = 0
  for (let count = 0; count < MAX_BOXES && at < file.size; count += 1) {
    const box = await boxAt(at, file)
    if (!box || (at === 0 && box.type !== 'ftyp')) return false
    if (box.type === 'moov') return true
    at = box.end
  }
  return false
}

const STRUCTURES: Partial<Record<Mime, (file: StoredFile) => Promise<boolean>>> = {
  'application/pdf': isPdf,
  'video/mp4': isFilm,
}

/** Checks the structure of files stored unchanged; other kinds are decoded. */
export const hasStructure = async (mime: Mime, file: StoredFile): Promise<boolean> =>
  (await STRUCTURES[mime]?.(file)) ?? true
