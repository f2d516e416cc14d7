import { decodeText } from '@flou/shared/strings/csv.ts'

export function download(chunks: BlobPart[], name: string, type = 'text/csv;charset=utf-8'): void {
  const url = URL.createObjectURL(new Blob(chunks, { type }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}

export const textOfFile = (file: File | undefined): Promise<string> | undefined =>
  file?.arrayBuffer().then((bytes) => decodeText(new Uint8Array(bytes)))
