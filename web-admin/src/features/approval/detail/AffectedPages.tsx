import { LANGUAGES, localLink } from '@flou/shared/locale.ts'
import type { ChangeRequestDetail } from '@flou/shared/approval/changeRequestDetail.ts'
import { useSiteOrigin } from '../../../core/offices/useSiteOrigin.ts'
import { reviewTexts } from '../../../core/texts/approvalReview.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { movedPath } from './pageStates.ts'
import classes from './Page.module.css'

export function AffectedPages({ changeRequest }: { changeRequest: ChangeRequestDetail }) {
  const t = useTextsOf(reviewTexts)
  const origin = useSiteOrigin() ?? ''
  const { pages } = changeRequest
  const moved = movedPath(changeRequest)
  const remainingCount = pages.total - pages.shown.length
  return (
    <section className={classes.box} aria-labelledby="touches">
      <h2 id="touches">{t('change.touches')}</h2>
      {moved && <p>{t('change.newAddress', moved)}</p>}
      {pages.isEverywhere && <p>{t('change.everywhere')}</p>}
      {pages.total === 0 && !pages.isEverywhere && <p>{t('change.noPages')}</p>}
      {pages.total > 0 && (
        <>
          <p>{t('change.pages', { count: pages.total })}</p>
          <ul>
            {pages.shown.map((path) => (
              <li key={path}>
                {path}{' '}
                {LANGUAGES.map((language) => (
                  <a
                    key={language}
                    href={origin + localLink(path, language)}
                    target="_blank"
                    rel="noreferrer"
                  >
                    {language.toUpperCase()}
                    <span className="visuallyHidden"> {path}</span>
                  </a>
                ))}
              </li>
            ))}
          </ul>
          {remainingCount > 0 && <p>{t('change.morePages', { count: remainingCount })}</p>}
        </>
      )}
    </section>
  )
}
