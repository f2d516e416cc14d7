import { SUBMISSIONS } from '@flou/shared/submissions/registry.ts'
import { permissionName } from '../../../offices/permissionName.ts'
import { personalDataTexts } from '../../../texts/screens/personalData.ts'
import { useLanguage } from '../../../texts/useText.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'
import classes from '../Inbox.module.css'

/** How long what each form brings is kept, and who reads it, as the declarations have it. */
export function Retention() {
  const t = useTextsOf(personalDataTexts)
  const language = useLanguage()
  return (
    <section className={classes.card} aria-labelledby="retention">
      <h2 id="retention">{t('desk.retention')}</h2>
      <p className={classes.hint}>{t('desk.retentionHint')}</p>
      <table className={classes.numbers} aria-labelledby="retention">
        <thead>
          <tr>
            <th scope="col">{t('desk.form')}</th>
            <th scope="col">{t('desk.kept')}</th>
            <th scope="col">{t('desk.readers')}</th>
          </tr>
        </thead>
        <tbody>
          {SUBMISSIONS.map(({ key, plural, keptDays, permission }) => (
            <tr key={key}>
              <th scope="row">{plural[language]}</th>
              <td>{t('desk.days', { count: keptDays })}</td>
              <td>{permissionName(permission, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
