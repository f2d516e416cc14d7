import { invalidFields } from '../../../core/errors.ts'
import { FILE_KINDS, sniff, type Mime } from './fileKind.ts'
import type { Upload } from './mediaStorage.ts'

export const wrongFile = (message: string) => invalidFields({ File: message })

const MEGABYTE = 1024 * 1024

/** `limit` in bytes; the message shows megabytes. */
export const tooLargeFile = (limit: number) => wrongFile(`fileTooLarge:${limit / MEGABYTE}`)

/** Detects the type from content. Throws `validation_failed` at `File` if unsupported or too large. */
export function requireKind({ start, size }: Upload): Mime {
  const mime = sniff(start)
  if (!mime) throw wrongFile('fileContent')
  const { bytes } = FILE_KINDS[mime]
  if (size > bytes) throw tooLargeFile(bytes)
  return mime
}
