import { Link } from 'react-router'
import type { Route } from '@flou/shared/content/routing/routes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useOffice } from '../../core/offices/OfficeContext.ts'
import { recordFormUrl } from '../../core/offices/recordLocations.ts'
import classes from '../../lists/RecordLinks.module.css'
import { useParent } from './useParent.ts'

export function ParentLink({ route }: { route: Route }) {
  const { office } = useOffice()
  const parent = useParent(route)
  const to = parent && recordFormUrl(office, parent)
  if (!parent || to === undefined) return null
  if (parent.name === '') return <span className={classes.back}>{'\u00A0'}</span>
  return (
    <Link to={to} className={classes.back}>
      <Icon name="back" size={14} /> {parent.name}
    </Link>
  )
}
