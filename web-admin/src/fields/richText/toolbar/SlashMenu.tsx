import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useStore } from '../../../core/state/store.ts'
import { richTexts } from '../../../core/texts/richText.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { Icon, type IconName } from '../../../ui/Icon.tsx'
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
    const blocks = BLOCKS.map(({ key, icon, command }) => ({
      label: t(key),
      icon,
      choose: after(() => editor.run(command)),
    }))
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

function place(panel: HTMLElement, { view }: RichEditor, from: number): void {
  const { left, top, bottom } = view.coordsAtPos(from)
  const { offsetWidth: width, offsetHeight: height } = panel
  const isRoomBelow = bottom + height <= window.innerHeight || top < height
  panel.style.left = `${Math.max(8, Math.min(left, window.innerWidth - width - 8))}px`
  panel.style.top = `${isRoomBelow ? bottom + 4 : top - height - 4}px`
}

interface Props {
  editor: RichEditor
  onPicture: () => void
}

function OpenMenu(props: Props & { query: SlashQuery }) {
  const t = useTextsOf(richTexts)
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const { editor, query } = props
  const choices = useChoices(props)
  const active = useKeys(editor, id, choices)
  useLayoutEffect(() => {
    panel.current?.showPopover()
  }, [])
  useLayoutEffect(() => {
    if (panel.current) place(panel.current, editor, query.from)
  })
  useEffect(() => {
    document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  return (
    <div
      ref={panel}
      id={id}
      popover="manual"
      role="listbox"
      aria-label={t('rich.blocks')}
      className={classes.slash}
      hidden={choices.length === 0}
    >
      {choices.map(({ label, icon, choose }, index) => (
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the text has the focus and the keys
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
    </div>
  )
}

/** Blocks to insert at a typed slash. */
export function SlashMenu(props: Props) {
  const query = useStore(props.editor.slash.query)
  return query ? <OpenMenu {...props} query={query} /> : null
}
