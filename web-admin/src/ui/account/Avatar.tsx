import classes from './Avatar.module.css'

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase())
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join('')

export function Avatar({ name, picture, isLarge }: { name: string; picture: string; isLarge?: boolean }) {
  return (
    <span
      className={classes.avatar}
      data-large={isLarge}
      data-initials={picture ? undefined : initialsOf(name)}
      aria-hidden="true"
    >
      {picture && <img src={picture} alt="" />}
    </span>
  )
}
