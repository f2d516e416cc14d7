import { AREAS } from '@flou/shared/content/registry.ts'
import { apiPathOf } from '@flou/shared/content/routing/routes.ts'
import type { Text } from '@flou/shared/locale.ts'

interface DemoFile {
  name: string
  mime: string
  bytes: Uint8Array
  alt: Text
  folderId: number
  tags: readonly string[]
}

export interface StoredPicture {
  id: number
  /** In the media library, such as `2026/11/logo.svg`. */
  path: string
}

export interface DemoApi {
  request(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<unknown>
  upload(file: DemoFile): Promise<StoredPicture>
}

export const CONCURRENCY = 4

export const idOf = (answer: unknown): number => {
  const id = typeof answer === 'object' && answer !== null && 'id' in answer ? answer.id : undefined
  if (typeof id !== 'number') throw new Error('The API answered a record without an id')
  return id
}

const SCREEN_PATHS: ReadonlyMap<string, string> = new Map(
  AREAS.flatMap((area) =>
    area.screens.flatMap((screen) =>
      screen.type ? [[screen.type.key, `/api${apiPathOf(area, screen)}`] as const] : [],
    ),
  ),
)

export function pathOf(type: string): string {
  const path = SCREEN_PATHS.get(type)
  if (path === undefined) throw new Error(`No screen edits ${type}`)
  return path
}
