import { useUser } from '../../session/useSession.ts'
import classes from './TopBar.module.css'

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase())
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join('')

/** The signed-in person: name, e-mail and picture; initials where there is no picture. */
export function UserBadge() {
  const { fullName, email, avatar } = useUser()
  return (
    <div className={classes.user}>
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
    </div>
  )
}
