import type { StoredRecord } from '@flou/shared/api.ts'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { ChangeRow } from '@flou/shared/workflow.ts'
import { api } from '../../session/current.ts'
import { submitted } from '../../session/submitted.ts'
import type { ContentForm } from '../form/FormContext.ts'
import { wireValues } from '../form/recordValues.ts'
import { withStatus } from '../standing/withStatus.ts'
import type { Editing } from './editing.ts'
import type { createSaveAttempt } from './saveAttempt.ts'
import type { SaveOutcome } from './useSaveOutcome.ts'

interface Saving extends Pick<Editing, 'type'> {
  form: ContentForm
  attempt: ReturnType<typeof createSaveAttempt>
  outcome: SaveOutcome
}

/**
 * Submits what stands in the form as the next content of somebody else's open change, which is this person's from then on (decision 21).
 * Where it is refused, the form says why and keeps what was typed.
 */
export async function takeOverChange(
  { type, form, attempt, outcome }: Saving,
  { id, hash }: ChangeRow,
  address: string,
): Promise<void> {
  const typed = wireValues(type.shape, form.getValues())
  const body = withStatus(type, typed, new Date())
  try {
    const { data: change, message } = await api<ChangeRow>(STAFF_PATHS.submitChange(id), {
      method: 'POST',
      body: { hash, recordVersion: attempt.version(), fields: body },
      idempotencyKey: crypto.randomUUID(),
    })
    submitted.set(change)
    const { data } = await api<StoredRecord>(address)
    outcome.setRival(undefined)
    await outcome.accept(
      { data, change, ...(message !== undefined && { message }) },
      { goal: 'live', typed, body },
    )
  } catch (error) {
    outcome.setRival(undefined)
    outcome.explain(error, 'live')
  }
}
