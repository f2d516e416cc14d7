import { decodeText } from '@flou/shared/text/decodeText.ts'

/** The text of a chosen file, in whatever encoding it was saved; undefined where none is chosen. */
export const textOfFile = (file: File | undefined): Promise<string> | undefined =>
  file?.arrayBuffer().then((bytes) => decodeText(new Uint8Array(bytes)))
