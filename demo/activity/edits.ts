import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import type { Content } from '../loader/content.ts'
import type { Source } from '../loader/contentFiles.ts'
import type { Body, DemoIds } from '../loader/expand.ts'
import { parsed } from '../loader/parsed.ts'

const LATER_EDITS = new URL('laterEdits.yaml', import.meta.url)
const CHANGE_REQUESTS = new URL('changeRequests.yaml', import.meta.url)

const target = { type: z.string(), key: z.string() }
const fields = z.record(z.string(), z.unknown())

const laterEdits = z.array(z.strictObject({ ...target, goal: z.enum(['draft', 'live']), fields }))

const changeRequests = z.array(
  z.strictObject({
    ...target,
    operation: z.enum(['create', 'update', 'unpublish', 'trash']),
    fields: z._default(fields, {}),
    decision: z.optional(z.enum(['approve', 'withdraw', 'reject', 'request-changes'])),
    reason: z.optional(z.string()),
  }),
)

export interface LaterEdit {
  type: string
  key: string
  goal: 'draft' | 'live'
  body: (ids: DemoIds) => Body
}

export interface DemoChangeRequest {
  type: string
  key: string
  operation: 'create' | 'update' | 'unpublish' | 'trash'
  /** Absent if the operation has no content. */
  body?: (ids: DemoIds) => Body
  decision?: 'approve' | 'withdraw' | 'reject' | 'request-changes' | undefined
  reason?: string | undefined
}

const sourceOf = (file: URL, index: number): Source => ({
  file: fileURLToPath(file),
  root: [index, 'fields'],
})

/** Edits of stored records, so that they have revisions and drafts. @throws ContentError */
export const readLaterEdits = (content: Content): LaterEdit[] =>
  parsed(LATER_EDITS, laterEdits).map((edit, index) => ({
    ...edit,
    body: content.edited({ ...edit, source: sourceOf(LATER_EDITS, index) }),
  }))

/** @throws ContentError */
export const readChangeRequests = (content: Content): DemoChangeRequest[] =>
  parsed(CHANGE_REQUESTS, changeRequests).map((request, index) => {
    const edit = { ...request, source: sourceOf(CHANGE_REQUESTS, index) }
    if (request.operation === 'create') return { ...request, body: content.created(edit).body }
    return request.operation === 'update' ? { ...request, body: content.edited(edit) } : request
  })
