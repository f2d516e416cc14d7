import { Icon } from '../../../elements/Icon.tsx'
import { editorTexts } from '../../../texts/editor.ts'
import { useLanguage, useTextsOf } from '../../../texts/useText.ts'
import { useFormHandle } from '../../form/FormContext.ts'
import { clockText } from '../../timeText.ts'
import classes from './PresenceNote.module.css'
import { usePresence } from './usePresence.ts'

export function PresenceNote() {
  const t = useTextsOf(editorTexts)
  const language = useLanguage()
  const { type, id, mode } = useFormHandle()
  const others = usePresence({ type: type.key, id: type.single ? 0 : id }, mode === 'update')
  const people = new Map(others.filter(({ isSelf }) => !isSelf).map((one) => [one.id, one]))
  const notes = [...people.values()].map(({ name, since }) =>
    t('edit.alsoEditing', { name, time: clockText(since, language) }),
  )
  if (others.some(({ isSelf }) => isSelf)) notes.push(t('edit.ownTab'))
  return (
    <div role="status" className={classes.notes}>
      {notes.map((note) => (
        <p key={note}>
          <Icon name="user" size={15} /> {note}
        </p>
      ))}
    </div>
  )
}
