import { useRights } from '../../../core/session/rights.ts'
import { mediaKindOf } from '@flou/shared/media/media.ts'
import { mediaUrl, type MediaRecord } from '../../../core/media/useMedia.ts'
import { Thumbnail } from '../library/Thumbnail.tsx'
import { FocalPicture } from './FocalPicture.tsx'
import type { DescriptionForm } from './useDescription.ts'
import classes from './Detail.module.css'
import { mediaTexts } from '../../../core/texts/media.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'

export function Preview({ record, form }: { record: MediaRecord; form: DescriptionForm }) {
  const t = useTextsOf(mediaTexts)
  const { canEdit } = useRights()
  const { focalX, focalY } = form.values
  const kind = mediaKindOf(record.mime)
  if (kind === 'video') {
    // eslint-disable-next-line jsx-a11y/media-has-caption -- a look at the file, not a publication of it
    return <video src={mediaUrl(record)} controls preload="metadata" className={classes.video} />
  }
  if (kind === 'document' || kind === 'captions') {
    return (
      <div className={classes.document}>
        <Thumbnail file={{ thumbnail: '', mime: record.mime }} />
      </div>
    )
  }
  return (
    <figure className={classes.figure}>
      <FocalPicture
        record={record}
        x={focalX}
        y={focalY}
        onChange={(x, y) => canEdit && form.edit({ focalX: x, focalY: y })}
      />
      {canEdit && <figcaption>{t('focalHint')}</figcaption>}
    </figure>
  )
}
