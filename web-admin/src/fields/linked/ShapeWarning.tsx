import { isTooSmall, ratioText, visibleShare, type PictureShape } from '@flou/shared/media/pictureShapes.ts'
import { useMedia } from '../../core/media/useMedia.ts'
import { fieldTexts } from '../../core/texts/fields.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { Icon } from '../../ui/Icon.tsx'
import classes from './MediaField.module.css'

const LEAST_VISIBLE = 0.5

function useShapeWarnings(id: number, shape: PictureShape): string[] {
  const t = useTextsOf(fieldTexts)
  const { data } = useMedia(id)
  if (id === 0 || !data) return []
  const { name, width, height } = data
  const share = visibleShare(data, shape)
  return [
    ...(isTooSmall(data, shape) ? [t('media.small', { name, width, height })] : []),
    ...(share < LEAST_VISIBLE
      ? [t('media.cut', { name, ratio: ratioText(shape), percent: Math.round(share * 100) })]
      : []),
  ]
}

/** Warns of a picture that is too small for its use or loses most of itself there. */
export function ShapeWarning({ id, shape }: { id: number; shape: PictureShape }) {
  const warnings = useShapeWarnings(id, shape)
  return (
    <div aria-live="polite">
      {warnings.map((warning) => (
        <p key={warning} className={classes.warning}>
          <Icon name="warning" size={16} />
          <span>{warning}</span>
        </p>
      ))}
    </div>
  )
}
