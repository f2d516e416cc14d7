import type { Registry } from '@flou/shared/content/registry.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { ChangeRequestKind } from '@flou/shared/approval/workflow.ts'
import type { StoredChangeRequest } from '../request/changeRequestItems.ts'
import { contentOfChangeRequest, typeOfChangeRequest } from '../request/readChangeRequests.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { dataOf } from '../../../core/store/liveItem.ts'
import { getRevision } from '../../../core/store/read/revisions.ts'
import { shortDiff, type ChangedValue } from './shortDiff.ts'

export interface ChangeRequestSummary {
  id: string
  title: string
  type: string
  kind: ChangeRequestKind
  author: string
  /** Approved, but not applied. */
  isFailed?: true
  message?: string
  onlyIn?: Language
}

export interface ChangeRequestDetails extends ChangeRequestSummary {
  rows: readonly ChangedValue[]
  more: number
}

interface Reading {
  table: Table
  registry: Registry
}

export function summarizeChangeRequest(
  registry: Registry,
  changeRequest: StoredChangeRequest,
  language: Language,
): ChangeRequestSummary {
  const { id, titles, kind, author, message, onlyIn } = changeRequest
  return {
    id,
    kind,
    title: titles[language],
    type: typeOfChangeRequest(registry, changeRequest).label[language],
    author: author.name,
    ...(changeRequest.failed !== undefined && { isFailed: true }),
    ...(message !== undefined && { message }),
    ...(onlyIn && { onlyIn }),
  }
}

export async function describeChangeRequest(
  { table, registry }: Reading,
  changeRequest: StoredChangeRequest,
): Promise<(language: Language) => ChangeRequestDetails> {
  const type = typeOfChangeRequest(registry, changeRequest)
  const { command } = await contentOfChangeRequest(table, changeRequest)
  const { recordId: id, liveVersion: version } = changeRequest
  const isStored = command.name === 'store'
  const live = isStored && version > 0 ? await getRevision(table, type, { id, version }) : undefined
  return (language) => ({
    ...summarizeChangeRequest(registry, changeRequest, language),
    ...(isStored
      ? shortDiff(type, { before: live ? dataOf(live) : {}, after: command.fields }, language)
      : { rows: [], more: 0 }),
  })
}
