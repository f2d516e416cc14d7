import type { Envelope, StoredRecord } from '@flou/shared/api.ts'
import { todayInJakarta } from '@flou/shared/calendar.ts'
import { messageText } from '@flou/shared/messages.ts'
import { notifySuccess } from '../../elements/notify.ts'
import { useLanguage } from '../../texts/useText.ts'
import type { ContentForm } from '../form/FormContext.ts'
import type { Journal } from '../journal/journal.ts'
import { journalValues } from '../journal/journalValues.ts'
import type { FormValues } from '../form/formErrors.ts'
import { formValues, saysTheSame } from '../form/recordValues.ts'
import type { createSaveAttempt } from './saveAttempt.ts'
import type { Editing } from './editing.ts'
import type { PhaseKeeper } from './usePhase.ts'
import { effectOfSave, type Effect } from '../standing/saved.ts'
import { useEffectText } from '../standing/useEffectText.ts'
import { isHeld, tellHeld } from '../pending/held.ts'
import { aboutSave } from '../receipt/aboutSave.ts'
import type { Sending } from './sending.ts'
import { useSaveFailure } from './useSaveFailure.ts'

interface Options extends Pick<
  Editing,
  'type' | 'mode' | 'record' | 'onSaved' | 'onHeld' | 'subjectOf' | 'onErrors' | 'sendDraft'
> {
  form: ContentForm
  attempt: ReturnType<typeof createSaveAttempt>
  keeper: PhaseKeeper
  journal: Journal
}

/** Spec §8. */
const DONE = { create: 'saved', update: 'updated' } as const

const todayNow = () => todayInJakarta(new Date())

/** Says that it is saved, in the words of the spec, and what that did. */
function useTold({ type, mode }: Pick<Options, 'type' | 'mode'>) {
  const language = useLanguage()
  const say = useEffectText(type)
  return ({ data, message }: Envelope<StoredRecord>, effect: Effect | undefined) =>
    notifySuccess(
      message ?? messageText(DONE[mode], language),
      effect && say(effect),
      aboutSave({ id: data.id, version: data.recordVersion }),
    )
}

/** A save that waits for approval is kept in a draft until then. */
const keptAside = ({ live }: StoredRecord): Effect => ({ is: live ? 'draftBesideLive' : 'draftUnseen' })

/** What waits for approval without being stored beside the record: what was typed stays in the form. */
async function hold({ type, form, keeper, journal, onHeld }: Options, typed: FormValues): Promise<void> {
  tellHeld()
  if (!saysTheSame(type.shape, form.getValues(), typed)) return keeper.markDirty()
  keeper.set({ is: 'clean' })
  await journal.clear()
  onHeld?.()
}

/** What becomes of a form after its save: accepted, or one of the failures. */
export function useSaveOutcome(options: Options) {
  const { type, subjectOf, form, attempt, keeper, journal } = options
  const tell = useTold(options)
  const failure = useSaveFailure(options)
  /** Nothing in the form is to be saved any more. */
  function settle(stored: StoredRecord) {
    keeper.set({ is: 'clean', at: stored.updated })
    void journal.clear()
  }
  /** Shows a record as stored; what stood in the form is replaced. */
  function show(stored: StoredRecord) {
    attempt.restOn(stored.recordVersion)
    const values = formValues(type.shape, stored, new Date())
    if (!saysTheSame(type.shape, form.getValues(), values)) form.setValues(values)
    form.clearErrors()
    failure.setConflict(undefined)
    settle(stored)
  }
  /** What was typed since it was first sent stays: in this form, or for that of the record that was new. */
  async function keepTyping(stored: StoredRecord) {
    const { recordVersion: version } = stored
    const typed = () => ({ version, values: journalValues(type.shape, form.getValues()) })
    attempt.restOn(version)
    if (subjectOf) {
      await journal.leaveFor(subjectOf(stored), typed())
      return settle(stored)
    }
    keeper.markDirty()
    journal.note(typed)
  }
  /** `sent`: what has been stored now. */
  async function accept(answer: Envelope<StoredRecord | null>, { goal, typed }: Sending) {
    const { data } = answer
    if (data === null) return hold(options, typed)
    const save = { type, goal, before: options.record, after: data, today: todayNow() }
    const effect = isHeld(answer) ? keptAside(data) : effectOfSave(save)
    const hasMore = !saysTheSame(type.shape, form.getValues(), typed)
    if (hasMore) await keepTyping(data)
    else show(data)
    tell({ ...answer, data }, effect)
    options.onSaved(data, hasMore, effect)
  }
  return { ...failure, show, accept }
}
export type SaveOutcome = ReturnType<typeof useSaveOutcome>
