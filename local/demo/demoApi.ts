import type { Text } from '@flou/shared/locale.ts'

interface DemoFile {
  name: string
  mime: string
  bytes: Uint8Array
  alt: Text
  folderId: number
  tags: readonly string[]
}

export interface DemoApi {
  request(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<unknown>
  upload(file: DemoFile): Promise<number>
}

export const idOf = (answer: unknown): number => {
  const id = typeof answer === 'object' && answer !== null && 'id' in answer ? answer.id : undefined
  if (typeof id !== 'number') throw new Error('The API answered a record without an id')
  return id
}
