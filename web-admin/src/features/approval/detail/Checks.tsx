import type { AnyType } from '@flou/shared/content/define.ts'
import type { ChangeRequestDetail } from '@flou/shared/approval/changeRequestDetail.ts'
import { reviewTexts } from '../../../core/texts/approvalReview.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { namesText } from '../diff/fieldName.ts'
import { findingsIn } from './checks.ts'
import { UncheckedTexts } from '../decide/UncheckedTexts.tsx'
import classes from './Page.module.css'

export function Checks({ type, changeRequest }: { type: AnyType; changeRequest: ChangeRequestDetail }) {
  const t = useTextsOf(reviewTexts)
  const language = useLanguage()
  const findings = findingsIn(type.declaration, changeRequest.before, changeRequest.after).map(
    (finding, index) => ({
      ...finding,
      index,
    }),
  )
  return (
    <section className={classes.box} aria-labelledby="checks">
      <h2 id="checks">{t('change.checks')}</h2>
      {findings.length === 0 && !changeRequest.unchecked && <p>{t('change.checksFine')}</p>}
      <ul>
        {findings.map(({ check, names, language: of, values, index }) => (
          <li key={index}>
            {t(`check.${check}`, values)}
            <span>
              {[namesText(type.key, names, language), of && t(`language.${of}`)].filter(Boolean).join(', ')}
            </span>
          </li>
        ))}
      </ul>
      <UncheckedTexts type={type} changeRequest={changeRequest} />
    </section>
  )
}
