import type { Text } from '@flou/shared/locale.ts'

/** A file with what people say of it. */
export interface DemoFile {
  name: string
  mime: string
  bytes: Uint8Array
  alt: Text
  /** Id of a folder of the media library. */
  folderId: number
  tags: readonly string[]
}

/** What the loader needs: a client that is signed in as somebody who may do everything. */
export interface DemoApi {
  /** Calls the API; answers the `data` of the envelope. `path` starts with `/api/`. Rejects on any refusal. */
  request(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<unknown>
  /** Stores a file in the media library and answers its id. */
  upload(file: DemoFile): Promise<number>
}

/** The id of a stored record. Throws for an answer without one. */
export const idOf = (answer: unknown): number => {
  const id = typeof answer === 'object' && answer !== null && 'id' in answer ? answer.id : undefined
  if (typeof id !== 'number') throw new Error('The API answered a record without an id')
  return id
}
