import type { StoredRecord } from '@flou/shared/api.ts'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { ChangeRequestRow } from '@flou/shared/approval/workflow.ts'
import { api, latestChangeRequest } from '../../session/current.ts'
import type { ContentForm } from '../form/FormContext.ts'
import { wireValues } from '../form/recordValues.ts'
import { withStatus } from '../publicState/withStatus.ts'
import type { Editing } from './editing.ts'
import type { createSaveAttempt } from './saveAttempt.ts'
import type { SaveOutcome } from './useSaveOutcome.ts'

interface Saving extends Pick<Editing, 'type'> {
  form: ContentForm
  attempt: ReturnType<typeof createSaveAttempt>
  outcome: SaveOutcome
}

/**
 * Replaces the content of another author's open change request and makes the current user its author. On
 * rejection the form keeps its values.
 */
export async function takeOverChangeRequest(
  { type, form, attempt, outcome }: Saving,
  { id, hash }: ChangeRequestRow,
  path: string,
): Promise<void> {
  const typed = wireValues(type.declaration, form.getValues())
  const body = withStatus(type, typed, new Date())
  try {
    const { data: changeRequest, message } = await api<ChangeRequestRow>(STAFF_PATHS.requestApproval(id), {
      method: 'POST',
      body: { hash, recordVersion: attempt.baseVersion(), fields: body },
      idempotencyKey: crypto.randomUUID(),
    })
    latestChangeRequest.set(changeRequest)
    const { data } = await api<StoredRecord>(path)
    outcome.setCompetingRequest(undefined)
    await outcome.accept(
      { data, changeRequest, ...(message !== undefined && { message }) },
      { goal: 'live', typed, body },
    )
  } catch (error) {
    outcome.setCompetingRequest(undefined)
    outcome.explain(error, 'live')
  }
}
