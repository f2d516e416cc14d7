import { decodeText } from '@flou/shared/strings/decodeText.ts'

export const textOfFile = (file: File | undefined): Promise<string> | undefined =>
  file?.arrayBuffer().then((bytes) => decodeText(new Uint8Array(bytes)))
