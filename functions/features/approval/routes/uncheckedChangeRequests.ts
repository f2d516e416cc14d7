import { isOpen } from '@flou/shared/approval/workflow.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import { MAX_UNCHECKED, type UncheckedChangeRequests } from '@flou/shared/publishing/pageCheck.ts'
import pMap from 'p-map'
import { AppError } from '../../../core/errors.ts'
import type { Answer, StaffCall } from '../../../core/http/call.ts'
import {
  contentOfChangeRequest,
  requireChangeRequest,
  typeOfChangeRequest,
} from '../request/readChangeRequests.ts'
import type { ChangeRequestSubject } from './changeRequestContents.ts'

const CONCURRENCY = 20

/** Returns the machine translations of the change that no one has checked. */
export async function uncheckedIn({ table, type, changeRequest, command }: ChangeRequestSubject) {
  if (command.name !== 'store') return []
  const { findUnchecked } = await import('../../../core/operations/input/pageChecks.ts')
  return (await findUnchecked(table, { ...command, type, id: changeRequest.recordId })).texts
}

/** `GET workflow/unchecked?ids=`: unchecked machine translations of several open change requests. */
export async function answerUnchecked(
  { query, services: { table } }: StaffCall,
  registry: Registry,
): Promise<Answer> {
  const ids = query.ids?.split(',') ?? []
  if (ids.length > MAX_UNCHECKED) throw new AppError('bad_request')
  const { readSeverities } = await import('../../../core/operations/input/pageChecks.ts')
  const { machineCheck: severity } = await readSeverities(table)
  const found = await pMap(
    ids,
    async (id) => {
      const changeRequest = await requireChangeRequest(table, id)
      if (!isOpen(changeRequest.status)) return { id, texts: [] }
      const type = typeOfChangeRequest(registry, changeRequest)
      const { command } = await contentOfChangeRequest(table, changeRequest)
      return { id, texts: await uncheckedIn({ table, type, changeRequest, command }) }
    },
    { concurrency: CONCURRENCY },
  )
  const data: UncheckedChangeRequests = {
    severity,
    changeRequests: found.filter(({ texts }) => texts.length > 0),
  }
  return { data }
}
