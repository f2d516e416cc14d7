import { Button } from '@mantine/core'
import { useState } from 'react'
import type { FieldOf } from '@flou/shared/content/fields/kind.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { pictureShapeOf } from '@flou/shared/media/pictureShapes.ts'
import { shapeText } from '../../core/media/shapeText.ts'
import { fieldTexts } from '../../core/texts/fields.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { useFieldInput } from '../form/FormContext.ts'
import { useMediaLibrary } from './MediaLibraryContext.ts'
import type { FieldProps } from '../fieldProps.ts'
import { AddEntry } from '../nested/limit/AddEntry.tsx'
import { useListLimit } from '../nested/limit/useListLimit.ts'
import { MediaFrame } from './MediaFrame.tsx'
import { MediaThumbnail } from './MediaThumbnail.tsx'
import { ShapeWarning } from './ShapeWarning.tsx'
import classes from './MediaField.module.css'

export function MediaListField({ field, path, label, error }: FieldProps<FieldOf<'mediaList'>>) {
  const t = useTextsOf(fieldTexts)
  const MediaLibrary = useMediaLibrary()
  const { initial, setValue } = useFieldInput<number[]>(path)
  const [ids, setIds] = useState(initial)
  const [isOpen, setOpen] = useState(false)
  const limit = useListLimit(LIMITS.items, ids.length)
  const shape = pictureShapeOf(field.shape)
  const set = (next: number[]) => {
    setIds(next)
    setValue(next)
    setOpen(false)
  }
  return (
    <MediaFrame field={field} label={label} hint={shape && shapeText(shape, t)} error={error}>
      <ul className={classes.list}>
        {ids.map((id) => (
          <li key={id}>
            <MediaThumbnail id={id} shape={shape} />
            {shape && <ShapeWarning id={id} shape={shape} />}
            <Button
              size="compact-xs"
              variant="subtle"
              color="danger"
              onClick={() => set(ids.filter((one) => one !== id))}
            >
              {t('media.remove')}
            </Button>
          </li>
        ))}
      </ul>
      <AddEntry limit={limit} {...MediaLibrary.onIntent} onAdd={() => setOpen(true)}>
        {t('media.addPicture')}
      </AddEntry>
      {isOpen && (
        <MediaLibrary
          kind="picture"
          shape={shape}
          onChoose={({ id }) => set([...new Set([...ids, id])])}
          onClose={() => setOpen(false)}
        />
      )}
    </MediaFrame>
  )
}
