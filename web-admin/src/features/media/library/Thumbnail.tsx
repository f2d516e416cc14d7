import { imageUrl } from '@flou/shared/bases.ts'
import type { MediaRow } from '@flou/shared/api.ts'
import { mediaKindOf } from '@flou/shared/media/media.ts'
import { Icon } from '../../../ui/Icon.tsx'
import classes from './Library.module.css'

const typeOf = ({ mime }: Pick<MediaRow, 'mime'>) => (mime.split('/')[1] ?? '').toUpperCase()

export function Thumbnail({ file }: { file: Pick<MediaRow, 'thumbnail' | 'mime'> }) {
  if (file.thumbnail) {
    return (
      <img
        src={imageUrl(file.thumbnail)}
        alt=""
        loading="lazy"
        decoding="async"
        className={classes.picture}
      />
    )
  }
  return (
    <span className={classes.sign} aria-hidden>
      <Icon name={mediaKindOf(file.mime) === 'video' ? 'video' : 'news'} size={30} />
      <span data-type={typeOf(file)} />
    </span>
  )
}
