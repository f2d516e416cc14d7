import { useStore } from '../../../core/state/store.ts'
import { richTexts } from '../../../core/texts/richText.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import type { RichEditor } from '../document/editor.ts'
import { insertTable, setHeading } from '../document/edits.ts'
import classes from '../RichText.module.css'
import { LinkForm } from '../links/LinkForm.tsx'
import { AltForm } from './AltForm.tsx'
import { FORMATS, HISTORY, STYLES, TABLE_EDITS } from './commands.ts'
import { PictureButton } from './PictureButton.tsx'
import { Tool } from '../Tool.tsx'

function TableTools({ editor }: { editor: RichEditor }) {
  const t = useTextsOf(richTexts)
  return (
    <div className={classes.tableTools}>
      {TABLE_EDITS.map(({ key, command }) => (
        <button key={key} type="button" onClick={() => editor.run(command)}>
          {t(key)}
        </button>
      ))}
    </div>
  )
}

interface Props {
  editor: RichEditor
  isLinking: boolean
  onLinking: (isLinking: boolean) => void
}

export function Toolbar({ editor, isLinking, onLinking }: Props) {
  const t = useTextsOf(richTexts)
  const { level, on, inTable, link, alt } = useStore(editor.cursor)
  return (
    <div role="group" aria-label={t('rich.toolbar')} className={classes.toolbar}>
      <select
        name="textStyle"
        autoComplete="off"
        aria-label={t('rich.style')}
        value={level}
        onChange={(event) => editor.run(setHeading(Number(event.currentTarget.value)))}
      >
        {STYLES.map(({ level, key }) => (
          <option key={key} value={level}>
            {t(key)}
          </option>
        ))}
      </select>
      {FORMATS.map(({ key, icon, command, shows }) => (
        <Tool key={key} label={t(key)} icon={icon} isOn={on.has(shows)} onClick={() => editor.run(command)} />
      ))}
      <Tool
        label={t('rich.link')}
        icon="link"
        isOn={link !== undefined}
        onClick={() => onLinking(!isLinking)}
      />
      <PictureButton editor={editor} />
      <Tool
        label={t('rich.table')}
        icon="table"
        isDisabled={inTable}
        onClick={() => editor.run(insertTable)}
      />
      {HISTORY.map(({ key, icon, command }) => (
        <Tool key={key} label={t(key)} icon={icon} onClick={() => editor.run(command)} />
      ))}
      {isLinking && <LinkForm editor={editor} onDone={() => onLinking(false)} />}
      {alt !== undefined && <AltForm editor={editor} alt={alt} />}
      {inTable && <TableTools editor={editor} />}
    </div>
  )
}
