import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import type { FieldOf } from '@flou/shared/content/fields/kind.ts'
import { cropFrameOf, pictureShapeOf } from '@flou/shared/media/pictureShapes.ts'
import { shapeText } from '../../core/media/sizeText.ts'
import { useMedia } from '../../core/media/useMedia.ts'
import { Icon } from '../../ui/Icon.tsx'
import { fieldTexts } from '../../core/texts/fields.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { useFieldInput } from '../form/FormContext.ts'
import { useUndoOffer } from '../form/useUndoOffer.ts'
import { useMediaLibrary } from './MediaLibraryContext.ts'
import type { FieldProps } from '../fieldProps.ts'
import { MediaFrame } from './MediaFrame.tsx'
import { MediaThumbnail } from './MediaThumbnail.tsx'
import { ShapeWarning } from './ShapeWarning.tsx'
import classes from './MediaField.module.css'

type MediaProps = FieldProps<FieldOf<'media'>>

function useHint({ shape: name }: MediaProps['field'], id: number): string | undefined {
  const t = useTextsOf(fieldTexts)
  const shape = pictureShapeOf(name)
  const { data } = useMedia(id)
  if (!shape) return undefined
  const hint = shapeText(shape, t)
  return id > 0 && data && cropFrameOf(data, shape) ? `${hint}. ${t('media.frame')}` : hint
}

export function MediaField({ field, path, label, error }: MediaProps) {
  const t = useTextsOf(fieldTexts)
  const MediaLibrary = useMediaLibrary()
  const { initial, setValue } = useFieldInput<number>(path)
  const [id, setId] = useState(initial)
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const offerUndo = useUndoOffer(path)
  const hint = useHint(field, id)
  const shape = pictureShapeOf(field.shape)
  const set = (next: number) => {
    setId(next)
    setValue(next)
    setOpen(false)
  }
  const remove = () => {
    offerUndo(t('media.removed', { name: label }), () => id)
    set(0)
    box.current?.querySelector('button')?.focus()
  }
  return (
    <MediaFrame field={field} label={label} hint={hint} error={error}>
      <MediaThumbnail id={id} shape={shape} />
      {shape && <ShapeWarning id={id} shape={shape} />}
      <div className={classes.tools} ref={box}>
        <Button
          size="xs"
          variant="default"
          leftSection={<Icon name="picture" size={16} />}
          aria-label={t(id > 0 ? 'media.changeOf' : 'media.chooseOf', { name: label })}
          {...MediaLibrary.onIntent}
          onClick={() => setOpen(true)}
        >
          {t(id > 0 ? 'media.change' : 'media.choose')}
        </Button>
        {id > 0 && (
          <Button
            size="xs"
            variant="subtle"
            color="danger"
            aria-label={t('media.removeOf', { name: label })}
            onClick={remove}
          >
            {t('media.remove')}
          </Button>
        )}
      </div>
      {isOpen && (
        <MediaLibrary
          kind={field.accepts ?? 'picture'}
          shape={shape}
          onChoose={({ id }) => set(id)}
          onClose={() => setOpen(false)}
        />
      )}
    </MediaFrame>
  )
}
