import { TextInput } from '@mantine/core'
import { richTexts } from '../../../core/texts/richText.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import type { RichEditor } from '../document/editor.ts'
import { setPictureText, type PictureTexts } from '../document/edits.ts'
import classes from '../RichText.module.css'

const INPUTS = [
  { name: 'alt', input: 'pictureAlt', label: 'media.alt', hint: 'rich.altHint' },
  { name: 'caption', input: 'pictureCaption', label: 'rich.caption', hint: 'rich.captionHint' },
] as const

export function PictureForm({ editor, picture }: { editor: RichEditor; picture: PictureTexts }) {
  const t = useTextsOf(richTexts)
  const { view } = editor
  return (
    <div className={classes.pictureTexts}>
      {INPUTS.map(({ name, input, label, hint }) => (
        <TextInput
          key={name}
          name={input}
          autoComplete="off"
          size="xs"
          label={t(label)}
          description={t(hint)}
          value={picture[name]}
          onChange={(event) => setPictureText(name, event.currentTarget.value)(view.state, view.dispatch)}
        />
      ))}
    </div>
  )
}
