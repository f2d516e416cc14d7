import { useEffect, useRef } from 'react'
import { Excerpt } from '../../ui/Excerpt.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { paletteTexts } from '../../core/texts/start.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { ENTRY_KINDS, type PaletteEntry } from './entries.ts'
import classes from './Palette.module.css'

interface Props {
  id: string
  entries: readonly PaletteEntry[]
  active: number
  onPoint: (index: number) => void
  onOpen: (entry: PaletteEntry) => void
}

export const optionId = (id: string, index: number): string => `${id}-${index}`

function Option({ id, entry, index, isActive, ...on }: Omit<Props, 'entries' | 'active'> & OptionProps) {
  const language = useLanguage()
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    // WAI-ARIA combobox: keys stay on the input, which references the active option
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      ref={element}
      id={optionId(id, index)}
      role="option"
      aria-selected={isActive}
      className={classes.option}
      onMouseMove={({ movementX, movementY }) => (movementX !== 0 || movementY !== 0) && on.onPoint(index)}
      onClick={() => on.onOpen(entry)}
    >
      <Icon name={entry.icon} size={16} />
      <span className={classes.name}>
        {entry.titles[language] || entry.titles.en}
        {entry.excerpt !== undefined && <Excerpt parts={entry.excerpt} />}
      </span>
      <span className={classes.hint}>{entry.hint[language]}</span>
    </div>
  )
}
interface OptionProps {
  entry: PaletteEntry
  index: number
  isActive: boolean
}

/** Grouped palette entries; focus stays in the input. */
export function PaletteList({ id, entries, active, onPoint, onOpen }: Props) {
  const t = useTextsOf(paletteTexts)
  const numbered = entries.map((entry, index) => ({ entry, index }))
  const groups = ENTRY_KINDS.map((kind) => ({
    kind,
    lines: numbered.filter(({ entry }) => entry.kind === kind),
  }))
  return (
    <div id={id} role="listbox" aria-label={t('palette.title')} className={classes.list}>
      {groups
        .filter(({ lines }) => lines.length > 0)
        .map(({ kind, lines }) => (
          <div key={kind} role="group" aria-label={t(`palette.${kind}`)}>
            <div className={classes.group} aria-hidden="true">
              {t(`palette.${kind}`)}
            </div>
            {lines.map(({ entry, index }) => (
              <Option
                key={`${kind} ${entry.url}`}
                id={id}
                entry={entry}
                index={index}
                isActive={index === active}
                onPoint={onPoint}
                onOpen={onOpen}
              />
            ))}
          </div>
        ))}
    </div>
  )
}
