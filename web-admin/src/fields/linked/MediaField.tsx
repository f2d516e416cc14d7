import { Button } from '@mantine/core'
import { useState } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { fieldTexts } from '../../core/texts/fields.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { useFieldInput } from '../form/FormContext.ts'
import { useMediaLibrary } from './MediaLibraryContext.ts'
import type { FieldProps } from '../fieldProps.ts'
import { MediaFrame } from './MediaFrame.tsx'
import { MediaThumbnail } from './MediaThumbnail.tsx'
import classes from './MediaField.module.css'

export function MediaField({ field, path, label, error }: FieldProps) {
  const t = useTextsOf(fieldTexts)
  const MediaLibrary = useMediaLibrary()
  const { initial, setValue } = useFieldInput<number>(path)
  const [id, setId] = useState(initial)
  const [isOpen, setOpen] = useState(false)
  const set = (next: number) => {
    setId(next)
    setValue(next)
    setOpen(false)
  }
  return (
    <MediaFrame field={field} label={label} error={error}>
      <MediaThumbnail id={id} />
      <div className={classes.tools}>
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
            onClick={() => set(0)}
          >
            {t('media.remove')}
          </Button>
        )}
      </div>
      {isOpen && <MediaLibrary onChoose={({ id }) => set(id)} onClose={() => setOpen(false)} />}
    </MediaFrame>
  )
}
