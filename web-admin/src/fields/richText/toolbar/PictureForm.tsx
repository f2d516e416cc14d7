import { TextInput } from '@mantine/core'
import { richTexts } from '../../../core/texts/richText.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import type { RichEditor } from '../document/editor.ts'
import { setPictureTexts, type PictureTexts } from '../document/edits.ts'
import { AltInput } from '../pictures/AltInput.tsx'
import classes from '../RichText.module.css'

export function PictureForm({ editor, picture }: { editor: RichEditor; picture: PictureTexts }) {
  const t = useTextsOf(richTexts)
  const { view } = editor
  const change = (texts: Partial<PictureTexts>) =>
    setPictureTexts({ ...picture, ...texts })(view.state, view.dispatch)
  return (
    <div className={classes.pictureTexts}>
      <AltInput picture={picture} onChange={change} />
      <TextInput
        name="pictureCaption"
        autoComplete="off"
        size="xs"
        label={t('rich.caption')}
        description={t('rich.captionHint')}
        value={picture.caption}
        onChange={(event) => change({ caption: event.currentTarget.value })}
      />
    </div>
  )
}
