import type { Appearance } from '@flou/shared/content/appearance/appearance.ts'
import { CONTENT_LANGUAGE_ID, type Language } from '@flou/shared/locale.ts'
import { lookTexts } from '../../core/texts/fields.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { contrast } from '@flou/shared/site/contrast.ts'
import classes from './AppearanceField.module.css'

interface Props {
  appearance: Appearance
  hasBanner: boolean
  language: Language
}

const LIGHT = '#eef2f7'
/** The real background is unknown: the sketch uses the ground with better contrast. */
const isReadable = (text: string, ground: string) => (contrast(text, ground) ?? 0) >= 3

const JUSTIFY = { left: 'flex-start', center: 'center', right: 'flex-end' } as const

export function AppearanceSketch({ appearance: { banner, buttons }, hasBanner, language }: Props) {
  const t = useTextsOf(lookTexts)
  if (!hasBanner && buttons.length === 0) return null
  return (
    <div
      className={classes.look}
      aria-hidden="true"
      data-dark={(hasBanner && !isReadable(banner.textColor, LIGHT)) || undefined}
    >
      {hasBanner && (
        <p style={{ color: banner.textColor, textAlign: banner.positionBannerText }}>{t('look.sample')}</p>
      )}
      <div style={{ justifyContent: JUSTIFY[banner.positionButton] }}>
        {buttons.map(({ contents, color, bgColor }, index) => (
          <span
            // eslint-disable-next-line react/no-array-index-key -- drawn only, without state
            key={index}
            style={{ color, background: bgColor }}
            data-title={
              contents.find(({ languageId }) => languageId === CONTENT_LANGUAGE_ID[language])?.title
            }
          />
        ))}
      </div>
    </div>
  )
}
