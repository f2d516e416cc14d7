import { Checkbox, TextInput } from '@mantine/core'
import { LIMITS } from '@flou/shared/limits.ts'
import { mediaKindOf } from '@flou/shared/media/media.ts'
import type { MediaRecord } from '../../../core/media/useMedia.ts'
import { fieldTexts } from '../../../core/texts/fields.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { altOf, withAlt, type DescriptionForm } from './useDescription.ts'

const FIELDS = [
  { language: 'id', label: 'media.altId' },
  { language: 'en', label: 'media.altEn' },
] as const

interface Props extends Pick<DescriptionForm, 'values' | 'edit'> {
  record: MediaRecord
}

export function AltInputs({ record, values, edit }: Props) {
  const t = useTextsOf(fieldTexts)
  return (
    <>
      {FIELDS.map(({ language, label }) => (
        <TextInput
          name={`alt.${language}`}
          key={language}
          label={t(label)}
          value={altOf(values, language)}
          maxLength={LIMITS.text}
          disabled={values.decorative}
          onChange={(event) => edit({ contents: withAlt(values, language, event.currentTarget.value) })}
        />
      ))}
      {mediaKindOf(record.mime) === 'picture' && (
        <Checkbox
          name="decorative"
          label={t('media.decorative')}
          checked={values.decorative}
          onChange={(event) => edit({ decorative: event.currentTarget.checked })}
        />
      )}
    </>
  )
}
