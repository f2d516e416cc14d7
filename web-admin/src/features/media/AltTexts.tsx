import { Button, TextInput } from '@mantine/core'
import { useMedia, type MediaRecord } from '../../core/media/useMedia.ts'
import { fieldTexts } from '../../core/texts/fields.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { Banner } from '../../ui/Banner.tsx'
import { altOf, useDescription, withAlt } from './detail/useDescription.ts'
import classes from './MediaLibrary.module.css'

const FIELDS = [
  { language: 'id', label: 'media.altId' },
  { language: 'en', label: 'media.altEn' },
] as const

function AltForm({ record }: { record: MediaRecord }) {
  const t = useTextsOf(fieldTexts)
  const { values, edit, save, failure, isDirty } = useDescription(record)
  return (
    <div className={classes.alt}>
      {FIELDS.map(({ language, label }) => (
        <TextInput
          name={`alt.${language}`}
          key={language}
          label={t(label)}
          value={altOf(values, language)}
          onChange={(event) => edit({ contents: withAlt(values, language, event.currentTarget.value) })}
        />
      ))}
      <Button variant="default" disabled={!isDirty} loading={save.isPending} onClick={() => save.mutate()}>
        {t('media.saveAlt')}
      </Button>
      {failure && <Banner tone="bad">{failure}</Banner>}
    </div>
  )
}

export function AltTexts({ id }: { id: number }) {
  const { data } = useMedia(id)
  return data ? <AltForm record={data} /> : null
}
