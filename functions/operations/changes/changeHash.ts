import { createHash } from 'node:crypto'
import type { ChangeKind } from '@flou/shared/workflow.ts'
import canonicalize from 'canonicalize'
import type { ChangeContent } from '../../store/changes/changeItems.ts'

/** Everything by which two changes are not the same to whoever decides. */
export interface Hashed {
  kind: ChangeKind
  type: string
  recordId: number
  recordVersion: number
  content: ChangeContent
  /** Versions of the files it shows, by id. */
  media: Readonly<Record<string, number>>
  contributors: readonly number[]
}

/** Names exactly what is to be decided: SHA-256 of its canonical JSON (RFC 8785), base64url, 43 letters. */
export function changeHash({ contributors, ...rest }: Hashed): string {
  const text = canonicalize({ ...rest, contributors: [...contributors].sort((a, b) => a - b) }) ?? ''
  return createHash('sha256').update(text.normalize('NFC')).digest('base64url')
}
