import { SiteLink } from '../../elements/SiteLink.tsx'
import { foreign } from '../../site/foreign.ts'
import { isAddress } from '../../site/isAddress.ts'
import { useSite } from '../../site/useSite.ts'
import styles from './ContactWays.module.css'
import { wayOf, type Way } from './wayOf.ts'

const SIGNS = {
  mail: 'M3.5 6h17v12h-17zM3.5 7l8.5 6.5L20.5 7',
  phone:
    'M7 3.5H4.5c-.6 0-1 .5-1 1C4 13.5 10.5 20 19.5 20.5c.5 0 1-.4 1-1V17l-4.5-2-2 2c-3-1.5-5.5-4-7-7l2-2z',
  page: 'M5 12h13M12.5 6.5 18 12l-5.5 5.5',
} satisfies Record<Way, string>

/** The links of the contact block, as ways to reach people: mail, telephone, pages; the page itself is none of them. */
export function ContactWays() {
  const { language, path, shell } = useSite()
  const ways = shell.contact.sideLinks.filter(({ url }) => isAddress(url) && url !== path)
  if (ways.length === 0) return null
  return (
    <ul className={styles['ways']}>
      {ways.map(({ name, value, url, lang }) => (
        <li key={name + url} className={styles['way']} {...foreign(lang, language)}>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" className={styles['sign']}>
            <path d={SIGNS[wayOf(url)]} />
          </svg>
          <div>
            <SiteLink to={url} className={styles['name']}>
              {name}
            </SiteLink>
            {value && <span className={styles['value']}>{value}</span>}
          </div>
        </li>
      ))}
    </ul>
  )
}
