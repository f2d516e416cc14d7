import type { PresenceReport } from '@flou/shared/api.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { editorTexts } from '../../../core/texts/editor.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { clockText } from '../../../core/records/timeText.ts'
import classes from './PresenceNote.module.css'

export function PresenceNote({ others }: Pick<PresenceReport, 'others'>) {
  const t = useTextsOf(editorTexts)
  const language = useLanguage()
  const people = new Map(others.filter(({ isSelf }) => !isSelf).map((one) => [one.id, one]))
  const notes = [...people.values()].map(({ name, since }) =>
    t('edit.alsoEditing', { name, time: clockText(since, language) }),
  )
  if (others.some(({ isSelf }) => isSelf)) notes.push(t('edit.ownTab'))
  return (
    <div role="status" className={classes.notes}>
      {notes.map((note) => (
        <p key={note} title={note}>
          <Icon name="user" size={15} /> {note}
        </p>
      ))}
    </div>
  )
}
