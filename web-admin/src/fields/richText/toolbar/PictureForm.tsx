import { TextInput } from '@mantine/core'
import { richTexts } from '../../../core/texts/richText.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import type { RichEditor } from '../document/editor.ts'
import { setPictureText, type PictureTexts } from '../document/edits.ts'
import classes from '../RichText.module.css'

export function PictureForm({ editor, picture }: { editor: RichEditor; picture: PictureTexts }) {
  const t = useTextsOf(richTexts)
  const { view } = editor
  const write = (name: keyof PictureTexts, text: string) =>
    setPictureText(name, text)(view.state, view.dispatch)
  return (
    <div className={classes.pictureTexts}>
      <TextInput
        name="pictureAlt"
        autoComplete="off"
        size="xs"
        label={t('media.alt')}
        description={t('rich.altHint')}
        value={picture.alt}
        onChange={(event) => write('alt', event.currentTarget.value)}
      />
      <TextInput
        name="pictureCaption"
        autoComplete="off"
        size="xs"
        label={t('rich.caption')}
        description={t('rich.captionHint')}
        value={picture.caption}
        onChange={(event) => write('caption', event.currentTarget.value)}
      />
    </div>
  )
}
