import { messageText } from '@flou/shared/messages.ts'
import type { Language } from '@flou/shared/locale.ts'
import { WORKFLOW_STATUS, type ApplyFailure, type ChangeRow } from '@flou/shared/workflow.ts'
import { localizedText } from '../../content/localizedText.ts'
import { entityName } from '../../offices/areaNames.ts'
import type { changeWords } from '../../texts/screens/changeWords.ts'
import type { TextsOf } from '../../texts/useTextsOf.ts'

export type ChangeText = TextsOf<keyof typeof changeWords>

/** What a change is about, in the reader's language: the record's title as it was submitted, else its type. */
export const titleOfChange = (
  { titles, type }: Pick<ChangeRow, 'titles' | 'type'>,
  language: Language,
): string => localizedText(titles, language).text || entityName(type, language)

/** What the author did, as a word; of several records with how many. */
export function kindText(
  { kind, recordCount }: Pick<ChangeRow, 'kind' | 'recordCount'>,
  t: ChangeText,
): string {
  const word = t(`change.kind.${kind}`)
  return recordCount === undefined ? word : t('change.rows', { kind: word, count: recordCount })
}

/** Why an approved change was not applied. */
export const failureReason = ({ reason, fields = {} }: ApplyFailure, language: Language): string =>
  [reason, ...Object.values(fields)].map((code) => messageText(code, language)).join(' ')

/** How a state looks: what waits is amber, what went wrong or was refused red, what is live green. */
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
} as const satisfies Record<ChangeRow['status'], string>
