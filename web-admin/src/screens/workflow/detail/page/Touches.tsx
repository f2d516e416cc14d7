import { LANGUAGES, localLink } from '@flou/shared/locale.ts'
import type { ChangeDetail } from '@flou/shared/changes/detail.ts'
import { useSiteOrigin } from '../../../../offices/useSiteOrigin.ts'
import { changeTexts } from '../../../../texts/screens/workflowDetail.ts'
import { useTextsOf } from '../../../../texts/useTextsOf.ts'
import { movedAddress } from './pageStates.ts'
import classes from './Page.module.css'

/** What a change touches beside its record: pages that show it, and its address. */
export function Touches({ change }: { change: ChangeDetail }) {
  const t = useTextsOf(changeTexts)
  const origin = useSiteOrigin() ?? ''
  const { pages } = change
  const moved = movedAddress(change)
  const rest = pages.total - pages.shown.length
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
          {rest > 0 && <p>{t('change.morePages', { count: rest })}</p>}
        </>
      )}
    </section>
  )
}
