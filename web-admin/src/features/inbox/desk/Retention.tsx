import { FORM_DECLARATIONS } from '@flou/shared/forms/registry.ts'
import { Table } from '../../../ui/table/Table.tsx'
import classes from '../../../ui/table/Table.module.css'
import { Card } from '../../../ui/screen/Card.tsx'
import { permissionName } from '@flou/shared/content/labels/permissionName.ts'
import { personalDataTexts } from '../../../core/texts/personalData.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'

export function Retention() {
  const t = useTextsOf(personalDataTexts)
  const language = useLanguage()
  return (
    <Card title={t('desk.retention')} hint={t('desk.retentionHint')}>
      <Table label={t('desk.retention')} columns={[t('desk.form'), t('desk.kept'), t('desk.readers')]}>
        {FORM_DECLARATIONS.map(({ key, plural, retentionDays, permission }) => (
          <tr key={key}>
            <th scope="row" className={classes.what}>
              {plural[language]}
            </th>
            <td data-label={t('desk.kept')}>{t('desk.days', { count: retentionDays })}</td>
            <td data-label={t('desk.readers')}>{permissionName(permission, language)}</td>
          </tr>
        ))}
      </Table>
    </Card>
  )
}
