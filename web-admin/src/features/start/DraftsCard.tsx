import { Link } from 'react-router'
import type { OwnDraft } from '@flou/shared/startPage.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { otherLanguage } from '@flou/shared/locale.ts'
import { Badge } from '../../ui/Badge.tsx'
import { timeText } from '../../core/records/timeText.ts'
import { startTexts } from '../../core/texts/start.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { useOffice } from '../../core/offices/OfficeContext.ts'
import { recordFormUrl } from '../../core/offices/recordLocations.ts'
import { Card } from '../../ui/screen/Card.tsx'
import classes from './Start.module.css'

interface Props {
  drafts: readonly OwnDraft[]
}

export function DraftsCard({ drafts }: Props) {
  const { office } = useOffice()
  const t = useTextsOf(startTexts)
  const language = useLanguage()
  const rows = drafts.flatMap((draft) => {
    const to = recordFormUrl(office, draft)
    return to === undefined ? [] : [{ draft, to }]
  })
  if (rows.length === 0) return null
  return (
    <Card title={t('start.drafts')} hint={t('start.draftsHint')}>
      <ul className={classes.rows}>
        {rows.map(({ draft: { type, id, titles, updated, isLive }, to }) => (
          <li key={`${type}#${id}`} className={classes.row}>
            <Link to={to}>{titles[language] || titles[otherLanguage(language)] || id}</Link>
            <Badge tone="soon">{t(isLive ? 'start.draftOfLive' : 'start.draftNew')}</Badge>
            <span className={classes.notes}>
              {REGISTRY.types.get(type)?.label[language]} · {timeText(updated, language)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
