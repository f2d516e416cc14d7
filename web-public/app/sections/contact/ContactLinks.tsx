import { SiteLink } from '../../elements/SiteLink.tsx'
import { langIfDifferent } from '../../site/foreign.ts'
import { useSite } from '../../site/useSite.ts'
import styles from './ContactLinks.module.css'
import { isLinkUrl, contactLinkKind, type ContactLinkKind } from '../../site/links.ts'

const SIGNS = {
  mail: 'M3.5 6h17v12h-17zM3.5 7l8.5 6.5L20.5 7',
  phone:
    'M7 3.5H4.5c-.6 0-1 .5-1 1C4 13.5 10.5 20 19.5 20.5c.5 0 1-.4 1-1V17l-4.5-2-2 2c-3-1.5-5.5-4-7-7l2-2z',
  page: 'M5 12h13M12.5 6.5 18 12l-5.5 5.5',
} satisfies Record<ContactLinkKind, string>

export function ContactLinks() {
  const { language, path, layout } = useSite()
  const links = layout.contact.sideLinks.filter(({ url }) => isLinkUrl(url) && url !== path)
  if (links.length === 0) return null
  return (
    <ul className={styles['ways']}>
      {links.map(({ name, value, url, lang }) => (
        <li key={name + url} className={styles['way']} {...langIfDifferent(lang, language)}>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" className={styles['sign']}>
            <path d={SIGNS[contactLinkKind(url)]} />
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
