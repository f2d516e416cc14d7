import { CARD_SIZE } from '@flou/shared/site/shareCard.ts'
import { ISO_CODE, localLink } from '@flou/shared/locale.ts'
import { seoTextOf } from '@flou/shared/publishing/pageTexts.ts'
import { SEO_RANGES } from '@flou/shared/limits.ts'
import { cutAfterWord } from '@flou/shared/strings/excerpt.ts'
import { thumbnailUrl, useMedia } from '../../core/media/useMedia.ts'
import { useSiteOrigin } from '../../core/offices/useSiteOrigin.ts'
import { seoTexts } from '../../core/texts/seo.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { useContentLanguage, useFormHandle } from '../form/FormContext.ts'
import { useObserved } from '../form/useObserved.ts'
import { seoPathOf, seoPictureOf } from './seoTexts.ts'
import classes from './Seo.module.css'

const TYPING_MS = 200

function useShownPage() {
  const { type } = useFormHandle()
  const language = useContentLanguage()
  const page = useObserved(
    (values) => ({
      title: seoTextOf(type, { values, language }, 'title'),
      description: seoTextOf(type, { values, language }, 'description'),
      path: seoPathOf(type, values) ?? '',
      picture: seoPictureOf(values),
    }),
    TYPING_MS,
  )
  const host = (useSiteOrigin() ?? '').replace(/^https?:\/\//, '')
  return { ...page, language, host, path: page.path === '' ? '' : localLink(page.path, language) }
}

function SharePicture({ id }: { id: number }) {
  const t = useTextsOf(seoTexts)
  const { data } = useMedia(id)
  const url = data && thumbnailUrl(data, CARD_SIZE.width / 2)
  return url ? (
    <img src={url} alt="" className={classes.picture} />
  ) : (
    <p className={classes.picture}>{t('seo.ownCard')}</p>
  )
}

/** The page in a search result and as a shared link, in the language of the surrounding texts. */
export function SeoPreview() {
  const t = useTextsOf(seoTexts)
  const { title, description, path, picture, language, host } = useShownPage()
  const name = title || t('seo.noTitle')
  const lang = ISO_CODE[language]
  return (
    <section className={classes.preview} aria-label={t('seo.preview')}>
      <figure>
        <figcaption>{t('seo.search')}</figcaption>
        <div className={classes.result} lang={lang}>
          <small>{host + path.replaceAll('/', ' › ')}</small>
          <strong>{cutAfterWord(name, SEO_RANGES.title.max)}</strong>
          <p>
            {description === ''
              ? t('seo.noDescription')
              : cutAfterWord(description, SEO_RANGES.description.max)}
          </p>
        </div>
      </figure>
      <figure>
        <figcaption>{t('seo.share')}</figcaption>
        <div className={classes.card} lang={lang}>
          <SharePicture id={picture} />
          <small>{host}</small>
          <strong>{name}</strong>
          <p>{description}</p>
        </div>
      </figure>
    </section>
  )
}
