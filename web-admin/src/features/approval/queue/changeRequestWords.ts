import type { Tone } from '../../../ui/Badge.tsx'
import { messageText } from '@flou/shared/texts/messages.ts'
import type { Language } from '@flou/shared/locale.ts'
import { WORKFLOW_STATUS, type ApplyFailure, type ChangeRequestRow } from '@flou/shared/approval/workflow.ts'
import { localizedText } from '../../../core/records/localizedText.ts'
import { entityName } from '../../../core/offices/areaNames.ts'
import type { changeRequestWords } from '../../../core/texts/approval.ts'
import type { TextsOf } from '../../../core/texts/useText.ts'

type ChangeRequestText = TextsOf<typeof changeRequestWords>

/** Returns the requested title, or the type name. */
export const changeRequestTitle = (
  { titles, type }: Pick<ChangeRequestRow, 'titles' | 'type'>,
  language: Language,
): string => localizedText(titles, language).text || entityName(type, language)

export function kindText(
  { kind, recordCount }: Pick<ChangeRequestRow, 'kind' | 'recordCount'>,
  t: ChangeRequestText,
): string {
  const kindName = t(`change.kind.${kind}`)
  return recordCount === undefined ? kindName : t('change.rows', { kind: kindName, count: recordCount })
}

export const failureReason = ({ reason, fields = {} }: ApplyFailure, language: Language): string =>
  [reason, ...Object.values(fields)].map((code) => messageText(code, language)).join(' ')

export const STATUS_TONES: Readonly<Partial<Record<ChangeRequestRow['status'], Tone>>> = {
  [WORKFLOW_STATUS.pending]: 'new',
  [WORKFLOW_STATUS.approved]: 'good',
  [WORKFLOW_STATUS.rejected]: 'bad',
  [WORKFLOW_STATUS.changesRequested]: 'soon',
  [WORKFLOW_STATUS.applyFailed]: 'bad',
}
