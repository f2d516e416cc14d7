import { Anchor, TextInput } from '@mantine/core'
import { useState, type ChangeEvent } from 'react'
import { isYoutubeId, youtubeIdOf, youtubeUrl } from '@flou/shared/media/youtube.ts'
import { messageText } from '@flou/shared/texts/messages.ts'
import { fieldTexts } from '../../core/texts/fields.ts'
import { videoTexts } from '../../core/texts/video.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import type { FieldProps } from '../fieldProps.ts'
import { useTextInput } from '../text/useTextInput.ts'

const addressOf = (stored: string) => (isYoutubeId(stored) ? youtubeUrl(stored) : stored)

/** Shows the stored id as an address. A wrong address stays as typed, with an error when the editor leaves it. */
export function VideoAddress({ error, ...props }: FieldProps) {
  const t = useTextsOf(videoTexts)
  const fields = useTextsOf(fieldTexts)
  const language = useLanguage()
  const { defaultValue, onChange, ...input } = useTextInput({ ...props, error })
  const [typed, setTyped] = useState(addressOf(defaultValue))
  const [isLeft, setLeft] = useState(false)
  const id = youtubeIdOf(typed)
  const isWrong = isLeft && typed.trim() !== '' && id === undefined
  return (
    <TextInput
      {...input}
      defaultValue={typed}
      error={isWrong ? messageText('videoAddress', language) : id === undefined ? error : undefined}
      description={
        id === undefined ? (
          t('address')
        ) : (
          <Anchor href={youtubeUrl(id)} target="_blank" rel="noreferrer" size="xs">
            {t('watch', { id })} {fields('field.newTab')}
          </Anchor>
        )
      }
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
      onBlur={() => setLeft(true)}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        setTyped(event.currentTarget.value)
        setLeft(false)
        onChange(event)
      }}
    />
  )
}
