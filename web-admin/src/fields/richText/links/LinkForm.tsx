import { Button, Checkbox, Group, TextInput } from '@mantine/core'
import { useEffect, useId, useState, type KeyboardEvent } from 'react'
import { richTexts } from '../../../core/texts/richText.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import type { RichEditor } from '../document/editor.ts'
import { removeLink, setLink, type LinkTarget } from '../document/links.ts'
import { showSelection } from '../document/shownSelection.ts'
import { ChoiceList, optionId } from './ChoiceList.tsx'
import { useLinkSearch, type LinkSearch } from './useLinkSearch.ts'
import classes from './Links.module.css'

interface Props {
  editor: RichEditor
  onDone: () => void
}

function useSelectionHighlight({ view }: RichEditor) {
  useEffect(() => {
    view.dispatch(showSelection(view.state, true))
    return () => {
      if (!view.isDestroyed) view.dispatch(showSelection(view.state, false))
    }
  }, [view])
}

interface SearchInputProps {
  id: string
  search: LinkSearch
  onKeyDown: (event: KeyboardEvent) => void
}

function SearchInput({ id, search, onKeyDown }: SearchInputProps) {
  const t = useTextsOf(richTexts)
  const isOpen = search.choices.length > 0
  return (
    <TextInput
      name="linkUrl"
      size="xs"
      flex={1}
      miw={240}
      role="combobox"
      aria-label={t('rich.linkUrl')}
      aria-expanded={isOpen}
      aria-controls={isOpen ? id : undefined}
      aria-autocomplete="list"
      aria-activedescendant={isOpen ? optionId(id, search.active) : undefined}
      autoComplete="off"
      spellCheck={false}
      placeholder={t('rich.linkHint')}
      value={search.typed}
      error={search.isBad && t('rich.linkBad')}
      autoFocus
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => search.type(event.currentTarget.value)}
      onKeyDown={onKeyDown}
    />
  )
}

/** Links the selection to a URL or a page found by title. No form element, because forms cannot nest. */
export function LinkForm({ editor, onDone }: Props) {
  const t = useTextsOf(richTexts)
  const id = useId()
  const [link] = useState(() => editor.cursor.get().link)
  const [isButton, setButton] = useState(link?.isButton === true)
  const choose = (target?: LinkTarget) => {
    onDone()
    editor.run(target ? setLink({ ...target, isButton }) : removeLink)
  }
  const search = useLinkSearch({ link, onChoose: choose })
  useSelectionHighlight(editor)
  const cancel = () => {
    onDone()
    editor.view.focus()
  }
  const actions: Readonly<Record<string, () => void>> = { Enter: search.enter, Escape: cancel }
  const act = (event: KeyboardEvent) => {
    const action = event.nativeEvent.isComposing ? undefined : actions[event.key]
    if (!action && !search.move(event)) return
    event.preventDefault()
    event.stopPropagation()
    action?.()
  }
  return (
    <div className={classes.form}>
      <Group gap="xs" wrap="wrap" align="start">
        <SearchInput id={id} search={search} onKeyDown={act} />
        <Button size="xs" variant="default" onClick={search.enter}>
          {t('rich.linkSet')}
        </Button>
        {link && (
          <Button size="xs" variant="default" onClick={() => choose()}>
            {t('rich.linkRemove')}
          </Button>
        )}
        <Button size="xs" variant="subtle" onClick={cancel}>
          {t('shell.cancel')}
        </Button>
      </Group>
      <Checkbox
        name="linkIsButton"
        size="xs"
        mt="xs"
        label={t('rich.linkButton')}
        checked={isButton}
        onChange={(event) => setButton(event.currentTarget.checked)}
      />
      <ChoiceList id={id} search={search} onChoose={choose} />
    </div>
  )
}
