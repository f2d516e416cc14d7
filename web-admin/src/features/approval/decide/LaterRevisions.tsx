import type { RevisionRow } from '@flou/shared/api.ts'
import { timeText } from '../../../core/records/timeText.ts'
import { REVISION_ACTIONS } from '../../../editor/dialogs/revisions/useRevisions.ts'
import { revisionTexts } from '../../../core/texts/editorDialogs.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'

/** Revisions saved since the change request was applied. */
export function LaterRevisions({ title, revisions }: { title: string; revisions: readonly RevisionRow[] }) {
  const t = useTextsOf(revisionTexts)
  const language = useLanguage()
  return (
    <div role="alert">
      <p>{title}</p>
      <ul>
        {revisions.map(({ version, action, created, by }) => {
          const actionKey = REVISION_ACTIONS[action]
          return (
            <li key={version}>
              {by.name}, {timeText(created, language)}: {actionKey ? t(actionKey) : action}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
