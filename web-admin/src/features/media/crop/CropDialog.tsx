import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { imageUrl } from '@flou/shared/bases.ts'
import { isCropped, type CropArea } from '@flou/shared/media/media.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import type { MediaRecord } from '../../../core/media/useMedia.ts'
import { CropFrame } from './CropFrame.tsx'
import { withAspect, aspectOf, WHOLE } from './cropGeometry.ts'
import { FieldHint } from '../../../ui/FieldHint.tsx'
import classes from './Crop.module.css'
import { mediaTexts } from '../../../core/texts/media.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'

interface Props {
  record: MediaRecord
  isBusy: boolean
  onClose: () => void
  onCrop: (area: CropArea) => void
}

/** Width divided by height in pixels; 0 is free. */
const ASPECT_RATIOS = [
  { label: undefined, ratio: 0 },
  { label: '1:1', ratio: 1 },
  { label: '16:9', ratio: 16 / 9 },
  { label: '4:3', ratio: 4 / 3 },
] as const
const ALL: CropArea = { x: 0, y: 0, width: 0, height: 0 }

interface Size {
  width: number
  height: number
}

const fullSize = ({ crop, width, height }: MediaRecord): Size =>
  isCropped(crop) ? { width: width / crop.width, height: height / crop.height } : { width, height }

export function CropDialog({ record, isBusy, onClose, onCrop }: Props) {
  const t = useTextsOf(mediaTexts)
  const [area, setArea] = useState(isCropped(record.crop) ? record.crop : WHOLE)
  const [ratio, setRatio] = useState(0)
  const size = fullSize(record)
  const aspect = ratio > 0 ? aspectOf(ratio, size) : undefined
  const choose = (next: number) => {
    setRatio(next)
    if (next > 0) setArea(withAspect(area, aspectOf(next, size)))
  }
  const pixels = { width: Math.round(area.width * size.width), height: Math.round(area.height * size.height) }
  return (
    <Dialog title={t('cropTitle')} onClose={onClose} isWide>
      <div role="group" aria-label={t('cropAspect')} className={classes.shapes}>
        {ASPECT_RATIOS.map((one) => (
          <Button
            key={one.ratio}
            size="compact-sm"
            variant={one.ratio === ratio ? 'light' : 'default'}
            aria-pressed={one.ratio === ratio}
            onClick={() => choose(one.ratio)}
          >
            {one.label ?? t('cropFree')}
          </Button>
        ))}
        <span role="status">{t('cropSize', pixels)}</span>
      </div>
      <div className={classes.picture} data-picture>
        <img src={record.whole && imageUrl(record.whole)} alt="" draggable={false} />
        <CropFrame area={area} aspect={aspect} onChange={setArea} />
      </div>
      <FieldHint>{t('cropHint')}</FieldHint>
      <Group justify="flex-end">
        {isCropped(record.crop) && (
          <Button variant="default" mr="auto" loading={isBusy} onClick={() => onCrop(ALL)}>
            {t('cropReset')}
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button loading={isBusy} onClick={() => onCrop(area)}>
          {t('cropApply')}
        </Button>
      </Group>
    </Dialog>
  )
}
