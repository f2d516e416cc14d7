import { Link } from 'react-router'
import type { ReleaseRow } from '@flou/shared/releases/release.ts'
import { releasePathOf } from '../../core/offices/office.ts'
import { useOffice } from '../../core/offices/OfficeContext.ts'
import { RELEASE_PERMISSION, useReleases } from '../../core/records/useReleases.ts'
import { hasRight } from '../../core/session/rights.ts'
import { useUser } from '../../core/session/useSession.ts'
import { releaseTexts } from '../../core/texts/releases.ts'
import { startTexts } from '../../core/texts/start.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { whenText } from '../../collect/releaseText.ts'
import { Card } from '../../ui/screen/Card.tsx'
import classes from './Start.module.css'

const TEXTS = { ...startTexts, ...releaseTexts }

/** Releases that the user decides, or created and that stopped. */
function useWaiting(): ReleaseRow[] {
  const user = useUser()
  const { data = [] } = useReleases(user.permissions.includes(RELEASE_PERMISSION))
  const canDecide = hasRight(user, RELEASE_PERMISSION, 'publish') && !user.needApproval
  return data.filter(
    ({ state, author, contributors }) =>
      (state === 'waiting' && canDecide && !contributors.includes(user.id)) ||
      (state === 'failed' && author.id === user.id),
  )
}

export function ReleasesCard() {
  const t = useTextsOf(TEXTS)
  const language = useLanguage()
  const { office } = useOffice()
  const waiting = useWaiting()
  if (waiting.length === 0) return null
  return (
    <Card title={t('start.releases')}>
      <ul className={classes.rows}>
        {waiting.map((release) => (
          <li key={release.id} className={classes.row}>
            <Link to={releasePathOf(office, release.id)}>{release.name}</Link>
            <span>
              {t(`release.state.${release.state}`)}
              {release.publishAt !== undefined && ` · ${whenText(release, { t, language })}`}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
