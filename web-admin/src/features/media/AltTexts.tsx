import { Button } from '@mantine/core'
import { useMedia, type MediaRecord } from '../../core/media/useMedia.ts'
import { fieldTexts } from '../../core/texts/fields.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { Banner } from '../../ui/Banner.tsx'
import { AltInputs } from './detail/AltInputs.tsx'
import { useDescription } from './detail/useDescription.ts'
import classes from './MediaLibrary.module.css'

function AltForm({ record }: { record: MediaRecord }) {
  const t = useTextsOf(fieldTexts)
  const { values, edit, save, failure, isDirty } = useDescription(record)
  return (
    <div className={classes.alt}>
      <AltInputs record={record} values={values} edit={edit} />
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
