import { createHash } from 'node:crypto'
import type { ChangeRequestKind } from '@flou/shared/approval/workflow.ts'
import canonicalize from 'canonicalize'
import type { ChangeRequestContent } from './changeRequestItems.ts'

export interface Hashed {
  kind: ChangeRequestKind
  type: string
  recordId: number
  recordVersion: number
  content: ChangeRequestContent
  media: Readonly<Record<string, number>>
  contributors: readonly number[]
}

/** Returns the SHA-256 of the canonical JSON (RFC 8785), base64url, 43 characters. */
export function changeRequestHash({ contributors, ...rest }: Hashed): string {
  const text = canonicalize({ ...rest, contributors: [...contributors].sort((a, b) => a - b) }) ?? ''
  return createHash('sha256').update(text.normalize('NFC')).digest('base64url')
}
