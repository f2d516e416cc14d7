import { NativeSelect } from '@mantine/core'
import type { Appearance, Position } from '@flou/shared/content/appearance/appearance.ts'
import { lookTexts } from '../../core/texts/fields.ts'
import { useTextsOf, type TextsOf } from '../../core/texts/useText.ts'
import { ColourInput } from '../colour/ColourInput.tsx'
import classes from './AppearanceField.module.css'

const POSITIONS = ['left', 'center', 'right'] as const satisfies readonly Position[]

export const positionOptions = (t: TextsOf<typeof lookTexts>) =>
  POSITIONS.map((value) => ({ value, label: t(`look.${value}`) }))

type Banner = Appearance['banner']

interface Props {
  path: string
  banner: Banner
  errorOf: (part: string) => string | undefined
  onChange: (part: Partial<Banner>) => void
}

export function BannerEditor({ path, banner, errorOf, onChange }: Props) {
  const t = useTextsOf(lookTexts)
  return (
    <div className={classes.parts} role="group" aria-label={t('look.banner')}>
      <NativeSelect
        name={`${path}.positionBannerText`}
        label={t('look.textPosition')}
        data={positionOptions(t)}
        value={banner.positionBannerText}
        onChange={(event) => onChange({ positionBannerText: event.currentTarget.value as Position })}
      />
      <NativeSelect
        name={`${path}.positionButton`}
        label={t('look.buttonsPosition')}
        data={positionOptions(t)}
        value={banner.positionButton}
        onChange={(event) => onChange({ positionButton: event.currentTarget.value as Position })}
      />
      <ColourInput
        name={`${path}.textColor`}
        label={t('look.textColour')}
        value={banner.textColor}
        error={errorOf('textColor')}
        onChange={(textColor) => onChange({ textColor })}
      />
    </div>
  )
}
