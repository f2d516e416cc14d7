import type { Appearance } from '@flou/shared/content/appearance.ts'
import { CONTENT_LANGUAGE_ID, type Language } from '@flou/shared/locale.ts'
import { lookTexts } from '../../../texts/content/look.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'
import { contrast } from '@flou/shared/content/contrast.ts'
import classes from './AppearanceField.module.css'

interface Props {
  look: Appearance
  hasBanner: boolean
  language: Language
}

const LIGHT = '#eef2f7'
/** The picture behind is not known here: the sketch stands on the ground that suits the text better. */
const reads = (text: string, ground: string) => (contrast(text, ground) ?? 0) >= 3

const JUSTIFY = { left: 'flex-start', center: 'center', right: 'flex-end' } as const

/** A sketch of the banner and its buttons in the colours chosen, readable or not: a drawing, not text of this page. */
export function LiveLook({ look: { banner, buttons }, hasBanner, language }: Props) {
  const t = useTextsOf(lookTexts)
  if (!hasBanner && buttons.length === 0) return null
  return (
    <div
      className={classes.look}
      aria-hidden="true"
      data-dark={(hasBanner && !reads(banner.textColor, LIGHT)) || undefined}
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
