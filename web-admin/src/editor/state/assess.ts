import type { StoredRecord } from '@flou/shared/api.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import type { WriteMode } from '@flou/shared/content/schema.ts'
import { findUndescribedPictures } from '@flou/shared/content/values/describedPictures.ts'
import { kindOfPackages } from '@flou/shared/content/types/product/packageConfig.ts'
import { hasPriceChange } from '@flou/shared/pricing/effect/priceFields.ts'
import type { Language } from '@flou/shared/locale.ts'
import { hasCheckedPage } from '@flou/shared/publishing/pageTexts.ts'
import { hasTexts } from '@flou/shared/translation/textProblems.ts'
import { todayInJakarta } from '@flou/shared/strings/calendar.ts'
import {
  validateDraft,
  validateRecord,
  type FormErrors,
  type FormValues,
} from '../../core/records/formErrors.ts'
import { wireValues } from '../../core/records/recordValues.ts'
import { isVisible, publicStateOf } from '../../core/records/publicState.ts'
import { futurePublishDay, withPublishedStatus, withStatus } from './publicState.ts'
import type { Finding, Intent, Question, SaveRequest } from './types.ts'

export interface FormFacts {
  readonly type: AnyType
  readonly mode: WriteMode
  readonly record: Partial<StoredRecord>
  /** The form started from a draft, not from the live revision. */
  readonly isDraft: boolean
  readonly values: FormValues
  readonly hasUploads: boolean
  /** The user's role publishes through change requests. */
  readonly needsApproval: boolean
  readonly isOnline: boolean
  /** Texts may be machine translations that no one has checked. */
  readonly hasTranslator: boolean
  readonly baseRevision: number
  readonly now: Date
  readonly newKey: () => string
}

/** True unless the save is a draft or for a release. */
const isPublishing = ({ goal, release }: Intent): boolean => goal === 'live' && release === undefined

type Guard = (intent: Intent, facts: FormFacts) => Question | undefined

/** Asks if a future publish date would hide a live record. */
const scheduleGuard: Guard = (intent, { type, record, values, now }) => {
  const today = todayInJakarta(now)
  const isUnanswered = isPublishing(intent) && !intent.isScheduleConfirmed && !intent.planned?.publish
  const day = isUnanswered ? futurePublishDay(type, values, today) : undefined
  return day !== undefined && isVisible(publicStateOf(type, record, today))
    ? { about: 'schedule', day }
    : undefined
}

const liveValues = ({ planned }: Intent, { type, values, now }: FormFacts): FormValues => {
  const typed = wireValues(type.declaration, values)
  return planned?.publish ? withPublishedStatus(type, typed) : withStatus(type, typed, now)
}

/** A record that is live in one language stays so until both are complete. */
const onlyInOf = (intent: Intent, { record }: FormFacts): Language | undefined =>
  intent.onlyIn ?? record.onlyIn

function liveErrors(intent: Intent, facts: FormFacts): FormErrors {
  const { type, mode, record, isDraft } = facts
  const values = liveValues(intent, facts)
  const onlyIn = onlyInOf(intent, facts)
  return {
    ...findUndescribedPictures(type.declaration, values, isDraft ? {} : record),
    ...validateRecord(type, values, onlyIn ? `only.${onlyIn}` : mode),
  }
}

const isValid = (intent: Intent, facts: FormFacts): boolean =>
  Object.keys(liveErrors(intent, facts)).length === 0

/** Asks if saving a valid package would change a live price. */
const priceGuard: Guard = (intent, { type, mode, record, isDraft, ...facts }) => {
  const kind = kindOfPackages(type)
  if (intent.goal !== 'live' || intent.confirmedProduct !== undefined) return undefined
  if (!kind || mode === 'create' || record.id === undefined) return undefined
  const values = wireValues(type.declaration, facts.values)
  const isPriced = isDraft || hasPriceChange(record, values)
  if (!isPriced || Object.keys(validateRecord(type, values, mode)).length > 0) return undefined
  const rows = [{ ...values, id: record.id }]
  return { about: 'price', prices: { kind, productId: Number(values['productId']), rows } }
}

const isChecked = ({ type, mode, hasTranslator }: FormFacts): boolean =>
  hasCheckedPage(type) || (hasTranslator && mode === 'update' && !type.internal && hasTexts(type.declaration))

/** Lets valid content be checked before it is published. */
const pageGuard: Guard = (intent, facts) => {
  if (intent.goal !== 'live' || intent.isPageChecked || !facts.isOnline) return undefined
  if (!isChecked(facts) || !isValid(intent, facts)) return undefined
  const onlyIn = onlyInOf(intent, facts)
  return { about: 'page', ...(onlyIn && { onlyIn }) }
}

/** Asks for a note to the approvers before a valid change is sent to them. */
const approvalGuard: Guard = (intent, facts) => {
  if (!facts.needsApproval || !isPublishing(intent) || intent.approvalMessage !== undefined) return undefined
  return isValid(intent, facts) ? { about: 'approval' } : undefined
}

const releaseGuard: Guard = (intent, facts) =>
  intent.release === 'choose' && isValid(intent, facts) ? { about: 'release' } : undefined

/** Questions before a save, in order. The password is asked for once the server requires it. */
const GUARDS: readonly Guard[] = [scheduleGuard, priceGuard, pageGuard, approvalGuard, releaseGuard]

function questionOf(intent: Intent, facts: FormFacts): Question | undefined {
  for (const guard of GUARDS) {
    const question = guard(intent, facts)
    if (question) return question
  }
  return undefined
}

/** A save of the form as it is now, built on its base revision. */
export function requestOf(intent: Intent, facts: FormFacts): SaveRequest {
  const typed = wireValues(facts.type.declaration, facts.values)
  const { confirmedProduct = '', approvalMessage = '', planned } = intent
  const onlyIn = intent.goal === 'live' ? onlyInOf(intent, facts) : undefined
  const body = {
    ...(intent.goal === 'live' ? liveValues(intent, facts) : typed),
    ...(facts.mode === 'update' && { recordVersion: facts.baseRevision }),
    ...(planned && { planned }),
    ...(onlyIn && { onlyIn }),
    ...(confirmedProduct !== '' && { confirmedProduct }),
    ...(approvalMessage !== '' && { approvalMessage }),
  }
  return { key: facts.newKey(), intent, typed, body }
}

/** Checks a form before a save: questions, then picture uploads, then validation. */
export function assess(intent: Intent, facts: FormFacts): Finding {
  const question = questionOf(intent, facts)
  if (question) return { is: 'question', question }
  if (facts.hasUploads) return { is: 'uploads' }
  const { type } = facts
  const errors =
    intent.goal === 'draft'
      ? validateDraft(type, wireValues(type.declaration, facts.values))
      : liveErrors(intent, facts)
  if (Object.keys(errors).length > 0) return { is: 'refused', errors }
  return { is: 'ready', request: requestOf(intent, facts) }
}
