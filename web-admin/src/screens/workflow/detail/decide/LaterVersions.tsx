import type { VersionRow } from '@flou/shared/api.ts'
import { timeText } from '../../../../content/timeText.ts'
import { VERSION_ACTIONS } from '../../../../content/versions/versionActions.ts'
import { versionTexts } from '../../../../texts/content/versions.ts'
import { useLanguage } from '../../../../texts/useText.ts'
import { useTextsOf } from '../../../../texts/useTextsOf.ts'

/** Versions saved since a change was applied, with who saved them and when. */
export function LaterVersions({ title, versions }: { title: string; versions: readonly VersionRow[] }) {
  const t = useTextsOf(versionTexts)
  const language = useLanguage()
  return (
    <div role="alert">
      <p>{title}</p>
      <ul>
        {versions.map(({ version, action, created, by }) => {
          const said = VERSION_ACTIONS[action]
          return (
            <li key={version}>
              {by.name}, {timeText(created, language)}: {said ? t(said) : action}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
