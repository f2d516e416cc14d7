import { Skeleton } from '@mantine/core'
import type { CSSProperties } from 'react'
import { cropFrameOf, type PictureShape } from '@flou/shared/media/pictureShapes.ts'
import { fieldTexts } from '../../core/texts/fields.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { thumbnailUrl, useMedia, type MediaRecord } from '../../core/media/useMedia.ts'
import classes from './MediaField.module.css'

interface Props {
  id: number
  shape?: PictureShape | undefined
}

const percent = (fraction: number) => `${fraction * 100}%`

function CropFrame({ record, shape }: { record: MediaRecord; shape: PictureShape }) {
  const frame = cropFrameOf(record, shape)
  if (!frame) return null
  const { left, top, width, height } = frame
  const style = { left: percent(left), top: percent(top), width: percent(width), height: percent(height) }
  return <span className={classes.crop} style={style} data-crop />
}

export function MediaThumbnail({ id, shape }: Props) {
  const t = useTextsOf(fieldTexts)
  const { data, isError } = useMedia(id)
  if (id === 0) return null
  if (isError) return <p className={classes.name}>{t('media.unknown', { id: String(id) })}</p>
  if (!data) return <Skeleton height={130} maw={320} />
  const url = thumbnailUrl(data, 320)
  const isMeasured = data.width > 0 && data.height > 0
  const ratio = { '--ratio': isMeasured ? data.width / data.height : 2 } as CSSProperties
  return (
    <div>
      {url && (
        <div className={classes.frame} style={ratio}>
          <img src={url} alt="" className={classes.picture} />
          {shape && <CropFrame record={data} shape={shape} />}
        </div>
      )}
      <p className={classes.name}>
        {data.name}
        {data.width > 0 && ` · ${data.width} × ${data.height}`}
      </p>
    </div>
  )
}
