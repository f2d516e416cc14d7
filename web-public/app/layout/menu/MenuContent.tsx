import { LinkOrText } from '../../elements/SiteLink.tsx'
import type { ForeignTexts } from '../../site/foreign.ts'
import type { MenuGroup, MenuLink } from '../../site/readMenu.ts'
import styles from './MenuContent.module.css'

interface MenuContentProps {
  title: string
  url: string
  description: string
  groups: readonly MenuGroup[]
  links: readonly MenuLink[]
  langs: ForeignTexts | undefined
}

function Links({ links }: { links: readonly MenuLink[] }) {
  if (links.length === 0) return null
  return (
    <ul className={styles['items']}>
      {links.map((item) => (
        <li key={item.title + item.url} lang={item.lang}>
          <LinkOrText to={item.url} className={styles['item']}>
            {item.icon && (
              <img src={item.icon} alt="" width={40} height={40} loading="lazy" decoding="async" />
            )}
            <span>
              <span className={styles['name']} lang={item.langs?.['title']}>
                {item.title}
              </span>
              {item.description && (
                <span className={styles['text']} lang={item.langs?.['description']}>
                  {item.description}
                </span>
              )}
            </span>
          </LinkOrText>
        </li>
      ))}
    </ul>
  )
}

/** Undefined, which omits the attribute, unless no link has a description or an icon. */
const hasNamesOnly = (groups: readonly MenuGroup[]) =>
  groups.every(({ links }) => links.every(({ description, icon }) => !description && !icon)) || undefined

export function MenuContent({ title, url, description, groups, links, langs }: MenuContentProps) {
  return (
    <>
      {title && (
        <p className={styles['title']} lang={langs?.['contentTitle']}>
          <LinkOrText to={url}>{title}</LinkOrText>
        </p>
      )}
      {description && (
        <p className={styles['lead']} lang={langs?.['contentDescription']}>
          {description}
        </p>
      )}
      <Links links={links} />
      {groups.length > 0 && (
        <div className={styles['groups']} data-names={hasNamesOnly(groups)}>
          {groups.map((group) => (
            <div key={group.title} lang={group.lang}>
              <p className={styles['group']} lang={group.langs?.['title']}>
                <LinkOrText to={group.url}>{group.title}</LinkOrText>
              </p>
              <Links links={group.links} />
            </div>
          ))}
        </div>
      )}
    </>
  )
}
