import { useEffect, useId, useState, type KeyboardEvent } from 'react'
import { createPortal } from 'react-dom'
import { useNavigate } from 'react-router'
import { Icon } from '../../ui/Icon.tsx'
import { useModalDialog } from '../../ui/useModalDialog.ts'
import { paletteTexts } from '../../core/texts/start.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { SHORTCUTS_URL, type PaletteEntry } from './entries.ts'
import { optionId, PaletteList } from './PaletteList.tsx'
import { NOTHING_TYPED, openDialog, typedAhead } from './typedAhead.ts'
import { usePalette } from './usePalette.ts'
import classes from './Palette.module.css'

const MOVES: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  PageDown: (at, count) => Math.min(at + 8, count - 1),
  PageUp: (at) => Math.max(at - 8, 0),
}

function useOpenEntry(close: () => void) {
  const navigate = useNavigate()
  return (entry: PaletteEntry) => {
    if (entry.url === SHORTCUTS_URL) return openDialog.set('shortcuts')
    close()
    return void navigate(entry.url)
  }
}

function SearchStatus({ keyword, count, isWaiting, isFailed }: SearchStatusProps) {
  const t = useTextsOf(paletteTexts)
  const isNothing = count === 0 && !isWaiting && !isFailed
  return (
    <>
      <div className={classes.answer}>
        {isFailed && <p role="alert">{t('palette.failed')}</p>}
        <p role="status" className={isNothing || isWaiting ? undefined : 'visuallyHidden'}>
          {isWaiting && t('palette.searching')}
          {isNothing && t('palette.none', { keyword: keyword.trim() })}
          {!isWaiting && count > 0 && t('palette.count', { count })}
        </p>
      </div>
      <p className={classes.keys} aria-hidden="true">
        {t('palette.keys')}
      </p>
    </>
  )
}
interface SearchStatusProps {
  keyword: string
  count: number
  isWaiting: boolean
  isFailed: boolean
}

function Search({ close }: { close: () => void }) {
  const t = useTextsOf(paletteTexts)
  const id = useId()
  const [keyword, setKeyword] = useState(typedAhead.get().keyword)
  const [isEntered, setEntered] = useState(typedAhead.get().isEntered)
  const [chosen, setChosen] = useState(0)
  const { entries, isWaiting, isFailed } = usePalette(keyword)
  const open = useOpenEntry(close)
  const active = Math.min(chosen, entries.length - 1)
  const entry = entries[active]
  useEffect(() => typedAhead.set(NOTHING_TYPED), [])
  useEffect(() => {
    if (isEntered && entry) open(entry)
  }, [isEntered, entry, open])
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key]
    if (move && entries.length > 0) {
      event.preventDefault()
      setChosen(move(active, entries.length))
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    setEntered(true)
  }
  return (
    <>
      <div className={classes.field}>
        <Icon name="search" />
        <input
          name="search"
          type="text"
          role="combobox"
          aria-label={t('palette.input')}
          placeholder={t('palette.input')}
          aria-expanded={entries.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? optionId(`${id}-list`, active) : undefined}
          autoComplete="off"
          spellCheck={false}
          data-autofocus
          value={keyword}
          onChange={(event) => {
            setKeyword(event.currentTarget.value)
            setChosen(0)
            setEntered(false)
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" aria-label={t('shell.close')} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <PaletteList id={`${id}-list`} entries={entries} active={active} onPoint={setChosen} onOpen={open} />
      <SearchStatus keyword={keyword} count={entries.length} isWaiting={isWaiting} isFailed={isFailed} />
    </>
  )
}

export function CommandPalette({ onClose }: { onClose: () => void }) {
  const t = useTextsOf(paletteTexts)
  const element = useModalDialog()
  return createPortal(
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape does the same
    <dialog
      ref={element}
      className={classes.palette}
      aria-label={t('palette.title')}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === element.current && onClose()}
    >
      <div className={classes.inside}>
        <Search close={onClose} />
      </div>
    </dialog>,
    document.body,
  )
}
