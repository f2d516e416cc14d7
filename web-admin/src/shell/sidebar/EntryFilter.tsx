import { useRef, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import type { SidebarEntry } from '@flou/shared/content/routing/sidebar.ts'
import { keyNames } from '../../core/state/keyNames.ts'
import { keysOf, useShortcuts } from '../../core/state/shortcuts.ts'
import { sidebarTexts } from '../../core/texts/shell.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { Icon } from '../../ui/Icon.tsx'
import { EntryLink, type EntryContext } from './Entry.tsx'
import { useFilteredEntries } from './useEntries.ts'
import classes from './EntryFilter.module.css'
import sidebar from './Sidebar.module.css'

interface Props extends EntryContext {
  entries: readonly SidebarEntry[]
  keyword: string
  onChange: (keyword: string) => void
}

export function EntryFilter({ entries, keyword, onChange, ...context }: Props) {
  const t = useTextsOf(sidebarTexts)
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const found = useFilteredEntries(entries, keyword)
  const isFiltered = keyword.trim() !== ''
  useShortcuts('everywhere', { filterEntries: () => input.current?.focus() })
  const onKeyDown = (event: KeyboardEvent) => {
    const [first] = found
    if (event.key === 'Enter' && isFiltered && first) {
      void navigate(first.entry.url)
      context.onOpen()
    }
    if (event.key !== 'Escape' || keyword === '') return
    event.stopPropagation()
    onChange('')
  }
  return (
    <search>
      <label className={classes.filter}>
        <Icon name="search" size={14} />
        <input
          ref={input}
          name="entryFilter"
          type="text"
          tabIndex={-1}
          autoComplete="off"
          spellCheck={false}
          aria-label={t('sidebar.filter')}
          placeholder={t('sidebar.filter')}
          value={keyword}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        {keyword === '' && (
          <kbd aria-hidden="true">{keyNames(keysOf('everywhere', 'filterEntries')[0] ?? '')}</kbd>
        )}
      </label>
      <p role="status" className={isFiltered && found.length === 0 ? classes.nothing : 'visuallyHidden'}>
        {isFiltered && t(found.length === 0 ? 'sidebar.none' : 'sidebar.found', { count: found.length })}
      </p>
      {isFiltered && (
        <ul className={sidebar.list}>
          {found.map(({ entry, above }) => (
            <li key={entry.url}>
              <EntryLink entry={entry} hint={above.join(' » ')} {...context} />
            </li>
          ))}
        </ul>
      )}
    </search>
  )
}
