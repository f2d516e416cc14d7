import { invalidFields } from '../appError.ts'
import { FILE_KINDS, sniff, type Mime } from './fileKind.ts'
import type { Upload } from './mediaStorage.ts'

/** A wrong file, at the field by which forms know it. */
export const wrongFile = (message: string) => invalidFields({ File: message })

const MEGABYTE = 1024 * 1024

/** A file above its kind's limit in bytes, which the message says in megabytes. */
export const tooLargeFile = (limit: number) => wrongFile(`fileTooLarge:${limit / MEGABYTE}`)

/** What the upload is, told from its bytes. Throws `validation_failed` at `File` for anything the library does not take. */
export function requireKind({ start, size }: Upload): Mime {
  const mime = sniff(start)
  if (!mime) throw wrongFile('fileContent')
  const { bytes } = FILE_KINDS[mime]
  if (size > bytes) throw tooLargeFile(bytes)
  return mime
}
