import { useRef, useState } from 'react'
import type { FieldOf } from '@flou/shared/content/fields/kind.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { pictureShapeOf, type PictureShape } from '@flou/shared/media/pictureShapes.ts'
import { shapeText } from '../../core/media/sizeText.ts'
import { useMedia } from '../../core/media/useMedia.ts'
import { fieldTexts } from '../../core/texts/fields.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { Menu } from '../../ui/Menu.tsx'
import { useFieldInput } from '../form/FormContext.ts'
import { useUndoOffer } from '../form/useUndoOffer.ts'
import { useMediaLibrary } from './MediaLibraryContext.ts'
import type { FieldProps } from '../fieldProps.ts'
import { AddEntry } from '../nested/limit/AddEntry.tsx'
import { useListLimit } from '../nested/limit/useListLimit.ts'
import { MediaFrame } from './MediaFrame.tsx'
import { MediaThumbnail } from './MediaThumbnail.tsx'
import { ShapeWarning } from './ShapeWarning.tsx'
import classes from './MediaField.module.css'

interface PictureProps {
  id: number
  shape: PictureShape | undefined
  onRemove: (name: string) => void
}

function ListedPicture({ id, shape, onRemove }: PictureProps) {
  const t = useTextsOf(fieldTexts)
  const { data } = useMedia(id)
  const name = data?.name ?? t('media.unknown', { id: String(id) })
  return (
    <li>
      <div className={classes.entry}>
        <MediaThumbnail id={id} shape={shape} />
        <Menu
          name={t('items.actions', { name })}
          items={[
            {
              label: t('media.remove'),
              name: t('media.removeOf', { name }),
              icon: 'trash',
              isDanger: true,
              onChoose: () => onRemove(name),
            },
          ]}
        />
      </div>
      {shape && <ShapeWarning id={id} shape={shape} />}
    </li>
  )
}

const listOf = (value: unknown): readonly number[] => (Array.isArray(value) ? value : [])

export function MediaListField({ field, path, label, error }: FieldProps<FieldOf<'mediaList'>>) {
  const t = useTextsOf(fieldTexts)
  const MediaLibrary = useMediaLibrary()
  const { initial, setValue } = useFieldInput<number[]>(path)
  const [ids, setIds] = useState(initial)
  const [isOpen, setOpen] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const offerUndo = useUndoOffer(path)
  const limit = useListLimit(LIMITS.items, ids.length)
  const shape = pictureShapeOf(field.shape)
  const set = (next: number[]) => {
    setIds(next)
    setValue(next)
    setOpen(false)
  }
  const remove = (index: number, name: string) => {
    const removed = ids.slice(index, index + 1)
    offerUndo(t('media.removed', { name }), (now) => listOf(now).toSpliced(index, 0, ...removed))
    set(ids.toSpliced(index, 1))
    list.current?.parentElement?.querySelector<HTMLElement>('[data-add]')?.focus()
  }
  return (
    <MediaFrame field={field} label={label} hint={shape && shapeText(shape, t)} error={error}>
      <ul className={classes.list} ref={list}>
        {ids.map((id, index) => (
          <ListedPicture key={id} id={id} shape={shape} onRemove={(name) => remove(index, name)} />
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
