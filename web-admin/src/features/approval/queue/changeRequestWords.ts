import { messageText } from '@flou/shared/texts/messages.ts'
import type { Language } from '@flou/shared/locale.ts'
import { WORKFLOW_STATUS, type ApplyFailure, type ChangeRequestRow } from '@flou/shared/approval/workflow.ts'
import { localizedText } from '../../../content/localizedText.ts'
import { entityName } from '../../../offices/areaNames.ts'
import type { changeRequestWords } from '../../../texts/approval.ts'
import type { TextsOf } from '../../../texts/useText.ts'

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

export const STATUS_COLOURS = {
  [WORKFLOW_STATUS.notRequired]: 'ink',
  [WORKFLOW_STATUS.pending]: 'ink',
  [WORKFLOW_STATUS.approved]: 'leaf',
  [WORKFLOW_STATUS.rejected]: 'danger',
  [WORKFLOW_STATUS.changesRequested]: 'orange',
  [WORKFLOW_STATUS.withdrawn]: 'ink',
  [WORKFLOW_STATUS.expired]: 'ink',
  [WORKFLOW_STATUS.superseded]: 'ink',
  [WORKFLOW_STATUS.applyFailed]: 'danger',
} as const satisfies Record<ChangeRequestRow['status'], string>
