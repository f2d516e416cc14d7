import { Checkbox, TextInput } from '@mantine/core'
import { useRef, type KeyboardEvent } from 'react'
import { richTexts } from '../../../core/texts/richText.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import type { PictureDescription } from '../document/edits.ts'

interface Props {
  picture: PictureDescription
  onChange: (description: PictureDescription) => void
  onKeyDown?: (event: KeyboardEvent) => void
}

export function AltInput({ picture: { alt, isDecorative }, onChange, onKeyDown }: Props) {
  const t = useTextsOf(richTexts)
  const typed = useRef(alt)
  return (
    <div>
      <TextInput
        name="pictureAlt"
        autoComplete="off"
        size="xs"
        label={t('media.alt')}
        description={t('rich.altHint')}
        disabled={isDecorative}
        value={alt}
        onChange={({ currentTarget: { value } }) => {
          typed.current = value
          onChange({ alt: value, isDecorative: false })
        }}
        onKeyDown={onKeyDown}
      />
      <Checkbox
        name="pictureDecorative"
        size="md"
        mt="xs"
        label={t('media.decorative')}
        checked={isDecorative}
        onChange={({ currentTarget: { checked } }) => {
          if (checked) typed.current = alt
          onChange({ alt: checked ? alt : typed.current, isDecorative: checked })
        }}
        onKeyDown={onKeyDown}
      />
    </div>
  )
}
