import { NativeSelect } from '@mantine/core'
import type { Appearance, Position } from '@flou/shared/content/appearance.ts'
import { lookTexts } from '../../../texts/fields.ts'
import { useTextsOf } from '../../../texts/useText.ts'
import { ColourInput } from '../value/ColourInput.tsx'
import { positionOptions } from './positions.ts'
import classes from './AppearanceField.module.css'

type Banner = Appearance['banner']

interface Props {
  banner: Banner
  errorOf: (part: string) => string | undefined
  onChange: (part: Partial<Banner>) => void
}

export function BannerEditor({ banner, errorOf, onChange }: Props) {
  const t = useTextsOf(lookTexts)
  return (
    <div className={classes.parts} role="group" aria-label={t('look.banner')}>
      <NativeSelect
        label={t('look.textPosition')}
        data={positionOptions(t)}
        value={banner.positionBannerText}
        onChange={(event) => onChange({ positionBannerText: event.currentTarget.value as Position })}
      />
      <NativeSelect
        label={t('look.buttonsPosition')}
        data={positionOptions(t)}
        value={banner.positionButton}
        onChange={(event) => onChange({ positionButton: event.currentTarget.value as Position })}
      />
      <ColourInput
        label={t('look.textColour')}
        value={banner.textColor}
        error={errorOf('textColor')}
        onChange={(textColor) => onChange({ textColor })}
      />
    </div>
  )
}
