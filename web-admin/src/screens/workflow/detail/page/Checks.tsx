import type { AnyType } from '@flou/shared/content/define.ts'
import type { ChangeDetail } from '@flou/shared/changes/detail.ts'
import { changeTexts } from '../../../../texts/screens/workflowDetail.ts'
import { useLanguage } from '../../../../texts/useText.ts'
import { useTextsOf } from '../../../../texts/useTextsOf.ts'
import { namesText } from '../fieldName.ts'
import { findingsIn } from './checks.ts'
import classes from './Page.module.css'

/** What an approver may want to have changed in a record as it will be. */
export function Checks({ type, change }: { type: AnyType; change: ChangeDetail }) {
  const t = useTextsOf(changeTexts)
  const language = useLanguage()
  const findings = findingsIn(type.shape, change.before, change.after).map((finding, place) => ({
    ...finding,
    place,
  }))
  return (
    <section className={classes.box} aria-labelledby="checks">
      <h2 id="checks">{t('change.checks')}</h2>
      {findings.length === 0 && <p>{t('change.checksFine')}</p>}
      <ul>
        {findings.map(({ check, names, language: of, values, place }) => (
          <li key={place}>
            {t(`check.${check}`, values)}
            <span>
              {[namesText(type.key, names, language), of && t(`form.language.${of}`)]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
