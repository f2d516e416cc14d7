import { useEffect, useId, useMemo, useState } from 'react'
import { useStore } from '../../../core/state/store.ts'
import { richTexts } from '../../../core/texts/richText.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { Icon, type IconName } from '../../../ui/Icon.tsx'
import { PanelAt } from '../../../ui/Popup.tsx'
import type { RichEditor } from '../document/editor.ts'
import { withoutSlash, type SlashQuery } from '../document/slash.ts'
import { optionId } from '../links/ChoiceList.tsx'
import { BLOCKS } from './commands.ts'
import classes from '../links/Links.module.css'

interface Choice {
  label: string
  icon: IconName
  choose: () => void
}

function useChoices({ editor, query, onPicture }: Props & { query: SlashQuery }): readonly Choice[] {
  const t = useTextsOf(richTexts)
  return useMemo(() => {
    const after = (act: () => void) => () => {
      editor.run(withoutSlash(query))
      act()
    }
    const { inTable } = editor.cursor.get()
    const blocks = BLOCKS.filter(({ key }) => !(inTable && key === 'rich.table')).map(
      ({ key, icon, command }) => ({
        label: t(key),
        icon,
        choose: after(() => editor.run(command)),
      }),
    )
    const picture = { label: t('rich.image'), icon: 'picture' as const, choose: after(onPicture) }
    const sought = query.query.toLowerCase()
    return [...blocks, picture].filter(({ label }) => label.toLowerCase().includes(sought))
  }, [t, editor, query, onPicture])
}

const MOVES: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

/** Keys stay in the text; the menu takes those that move and choose. */
function useKeys({ slash, view }: RichEditor, id: string, choices: readonly Choice[]): number {
  const [at, setAt] = useState(0)
  const active = Math.min(at, choices.length - 1)
  useEffect(() => {
    const stop = slash.listen((key) => {
      const move = MOVES[key]
      if (choices.length === 0) return false
      if (move !== undefined) setAt((active + move + choices.length) % choices.length)
      else if (key === 'Enter' || key === 'Tab') choices[active]?.choose()
      else return false
      return true
    })
    view.dom.setAttribute('aria-controls', id)
    view.dom.setAttribute('aria-activedescendant', optionId(id, active))
    return () => {
      stop()
      view.dom.removeAttribute('aria-controls')
      view.dom.removeAttribute('aria-activedescendant')
    }
  }, [slash, view, id, choices, active])
  return active
}

interface Props {
  editor: RichEditor
  onPicture: () => void
}

function OpenMenu(props: Props & { query: SlashQuery }) {
  const t = useTextsOf(richTexts)
  const id = useId()
  const { editor, query } = props
  const choices = useChoices(props)
  const active = useKeys(editor, id, choices)
  useEffect(() => {
    document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  return (
    <PanelAt
      id={id}
      name={t('rich.blocks')}
      at={() => editor.view.coordsAtPos(query.from)}
      isHidden={choices.length === 0}
    >
      {choices.map(({ label, icon, choose }, index) => (
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the text handles the keys
        <div
          key={label}
          id={optionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={classes.option}
          onMouseDown={(event) => event.preventDefault()}
          onClick={choose}
        >
          <Icon name={icon} size={16} />
          {label}
        </div>
      ))}
    </PanelAt>
  )
}

export function SlashMenu(props: Props) {
  const query = useStore(props.editor.slash.query)
  return query ? <OpenMenu {...props} query={query} /> : null
}
