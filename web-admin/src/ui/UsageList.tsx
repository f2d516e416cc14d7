import { Link } from 'react-router'
import type { NamedUsage } from '../core/state/notify.ts'
import { useLanguage } from '../core/texts/useText.ts'
import classes from './UsageList.module.css'

/** Links to the records that refer to a record. */
export function UsageList({ usages }: { usages: readonly NamedUsage[] }) {
  const language = useLanguage()
  return (
    <ul className={classes.usages}>
      {usages.map(({ type, id, title, url, typeName }) => (
        <li key={`${type}#${id}`}>
          <Link to={url}>{title || id}</Link>
          <span> · {typeName[language]}</span>
        </li>
      ))}
    </ul>
  )
}
