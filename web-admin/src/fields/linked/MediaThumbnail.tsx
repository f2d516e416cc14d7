import { Skeleton } from '@mantine/core'
import { fieldTexts } from '../../core/texts/fields.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { thumbnailUrl, useMedia } from '../../core/media/useMedia.ts'
import classes from './MediaField.module.css'

export function MediaThumbnail({ id }: { id: number }) {
  const t = useTextsOf(fieldTexts)
  const { data, isError } = useMedia(id)
  if (id === 0) return null
  if (isError) return <p className={classes.name}>{t('media.unknown', { id: String(id) })}</p>
  if (!data) return <Skeleton height={130} maw={320} />
  const url = thumbnailUrl(data, 320)
  return (
    <div>
      {url && <img src={url} alt="" className={classes.picture} />}
      <p className={classes.name}>
        {data.name}
        {data.width > 0 && ` · ${data.width} × ${data.height}`}
      </p>
    </div>
  )
}
