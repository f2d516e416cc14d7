import { Link } from 'react-router'
import { useOffice } from '../../core/offices/OfficeContext.ts'
import { PROFILE_PATH } from '../../core/offices/office.ts'
import { useUser } from '../../core/session/useSession.ts'
import { useText } from '../../core/texts/useText.ts'
import classes from './TopBar.module.css'

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase())
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join('')

export function UserBadge() {
  const t = useText()
  const { office } = useOffice()
  const { fullName, email, avatar } = useUser()
  return (
    <Link to={`/${office}/${PROFILE_PATH}`} className={classes.user} title={t('shell.profile')}>
      <span className={classes.who}>
        <span className={classes.name}>{fullName}</span>
        <span className={classes.email}>{email}</span>
      </span>
      <span className={classes.avatar} aria-hidden="true">
        {avatar.imageDefault ? (
          <img src={avatar.imageDefault} alt="" width={34} height={34} />
        ) : (
          initialsOf(fullName)
        )}
      </span>
      <span className="visuallyHidden">{t('shell.profile')}</span>
    </Link>
  )
}
