import { TextInput } from '@mantine/core'
import { richTexts } from '../../../core/texts/richText.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import type { RichEditor } from '../document/editor.ts'
import { setPictureAlt } from '../document/edits.ts'

export function AltForm({ editor, alt }: { editor: RichEditor; alt: string }) {
  const t = useTextsOf(richTexts)
  const { view } = editor
  return (
    <TextInput
      name="pictureAlt"
      size="xs"
      w="100%"
      label={t('media.alt')}
      description={t('rich.altHint')}
      value={alt}
      onChange={(event) => setPictureAlt(event.currentTarget.value)(view.state, view.dispatch)}
    />
  )
}
