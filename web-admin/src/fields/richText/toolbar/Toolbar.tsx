import { useStore } from '../../../core/state/store.ts'
import { richTexts } from '../../../core/texts/richText.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import type { RichEditor } from '../document/editor.ts'
import { insertTable, setHeading } from '../document/edits.ts'
import classes from '../RichText.module.css'
import { LinkForm } from '../links/LinkForm.tsx'
import { FORMATS, HISTORY, MORE, STYLES, TABLE_EDITS } from './commands.ts'
import { PictureForm } from './PictureForm.tsx'
import { Menu } from '../../../ui/Menu.tsx'
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
  onPicture: () => void
  isFull: boolean
  onFull: (isFull: boolean) => void
}

export function Toolbar({ editor, isLinking, onLinking, onPicture, isFull, onFull }: Props) {
  const t = useTextsOf(richTexts)
  const { level, on, inTable, link, picture } = useStore(editor.cursor)
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
      <Tool label={t('rich.image')} icon="picture" onClick={onPicture} />
      <Tool
        label={t('rich.table')}
        icon="table"
        isDisabled={inTable}
        onClick={() => editor.run(insertTable)}
      />
      <Menu
        name={t('rich.more')}
        items={MORE.map(({ key, icon, command }) => ({
          label: t(key),
          icon,
          onChoose: () => editor.run(command),
        }))}
      />
      {HISTORY.map(({ key, icon, command }) => (
        <Tool key={key} label={t(key)} icon={icon} onClick={() => editor.run(command)} />
      ))}
      <Tool
        label={t(isFull ? 'rich.fullEnd' : 'rich.full')}
        icon="expand"
        isOn={isFull}
        onClick={() => onFull(!isFull)}
      />
      {isLinking && <LinkForm editor={editor} onDone={() => onLinking(false)} />}
      {picture && <PictureForm editor={editor} picture={picture} />}
      {inTable && <TableTools editor={editor} />}
    </div>
  )
}
