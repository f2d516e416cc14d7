import { decodeText } from '@flou/shared/text/decodeText.ts'

/** The text of a chosen file, in whatever encoding it was saved. */
export const textOfFile = async (file: File | undefined): Promise<string> =>
  file ? decodeText(new Uint8Array(await file.arrayBuffer())) : ''
