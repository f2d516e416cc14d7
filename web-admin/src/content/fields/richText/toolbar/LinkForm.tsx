import { Button, Group, TextInput } from '@mantine/core'
import { useState, type KeyboardEvent } from 'react'
import { useStore } from '../../../../state/useStore.ts'
import { richTexts } from '../../../../texts/content/richText.ts'
import { useTextsOf } from '../../../../texts/useTextsOf.ts'
import type { RichEditor } from '../document/editor.ts'
import { setLink } from '../document/edits.ts'
import { linkAddress } from './linkAddress.ts'

interface Props {
  editor: RichEditor
  onDone: () => void
}

/** Sets the link of the selection: Enter sets it, Escape leaves it. No form element: the editor stands inside one already. */
export function LinkForm({ editor, onDone }: Props) {
  const t = useTextsOf(richTexts)
  const { link } = useStore(editor.place)
  const [typed, setTyped] = useState(link ?? '')
  const [isBad, setBad] = useState(false)
  const close = (href?: string) => {
    onDone()
    if (href === undefined) editor.view.focus()
    else editor.run(setLink(href))
  }
  const set = () => {
    const href = linkAddress(typed)
    if (href === undefined) setBad(true)
    else close(href)
  }
  const actions: Readonly<Record<string, () => void>> = { Enter: set, Escape: () => close() }
  const act = (event: KeyboardEvent) => {
    const action = actions[event.key]
    if (!action) return
    event.preventDefault()
    event.stopPropagation()
    action()
  }
  return (
    <Group gap="xs" w="100%" wrap="wrap" align="start">
      <TextInput
        size="xs"
        flex={1}
        miw={180}
        aria-label={t('rich.linkUrl')}
        placeholder="https://"
        value={typed}
        error={isBad && t('rich.linkBad')}
        autoFocus
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setBad(false)
        }}
        onKeyDown={act}
      />
      <Button size="xs" onClick={set}>
        {t('rich.linkSet')}
      </Button>
      {link !== undefined && (
        <Button size="xs" variant="default" onClick={() => close('')}>
          {t('rich.linkRemove')}
        </Button>
      )}
    </Group>
  )
}
