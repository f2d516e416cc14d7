import { pathTo } from '@flou/shared/paths.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ButtonRow } from '../../elements/ButtonRow.tsx'
import { RichText } from '../../elements/RichText.tsx'
import { foreign } from '../../site/foreign.ts'
import { isAddress } from '../../site/isAddress.ts'
import { SiteLink } from '../../elements/SiteLink.tsx'
import { Repeated } from '../../document/Repeated.tsx'
import { useSite } from '../../site/useSite.ts'
import { ContactBlock } from './ContactBlock.tsx'
import { ConsentLink } from '../consent/ConsentLink.tsx'
import { SearchBox } from '../search/SearchBox.tsx'
import { LanguageSwitch } from '../LanguageSwitch.tsx'
import { Logo } from '../Logo.tsx'
import type { ShellContent } from '../../site/readShell.ts'
import styles from './Footer.module.css'

type Group = ShellContent['footer']['groups'][number]

function LinkGroup({ group }: { group: Group }) {
  return (
    <section lang={group.lang}>
      <h2 className={styles['title']} lang={group.langs?.['title']}>
        {group.title}
      </h2>
      <RichText html={group.content} className={styles['note']} lang={group.langs?.['content']} />
      <ul className={styles['links']}>
        {group.items.map((item) => (
          <li key={item.title + item.url} lang={item.lang}>
            <SiteLink to={isAddress(item.url) ? item.url : pathTo('home')}>{item.title}</SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

const LinkGroups = ({ groups }: { groups: readonly Group[] }) =>
  groups.map((group) => <LinkGroup key={group.id} group={group} />)

function Social() {
  const { t } = useTranslation()
  const { social } = useSite().shell.footer
  return (
    <Repeated as="ul" of={social} className={styles['social']} aria-label={t('social')}>
      {social.map(({ title, url, icon, lang }) => (
        <li key={title + url} lang={lang}>
          <SiteLink to={url} rel="noopener" aria-label={title}>
            {icon ? (
              <img src={icon} alt="" width={20} height={20} loading="lazy" />
            ) : (
              <span aria-hidden="true">{title.slice(0, 1)}</span>
            )}
          </SiteLink>
        </li>
      ))}
    </Repeated>
  )
}

/** Contact block, call to action, link groups, social media, language, and who is responsible by law. */
export function Footer() {
  const { t } = useTranslation()
  const { language, shell } = useSite()
  const { footer, logo, year, contact } = shell
  const { address } = contact
  return (
    <footer className={`${styles['footer']} on-dark`}>
      <div className="wrap">
        <ContactBlock />
        {footer.cta && (
          <Repeated as="section" of={footer.cta} className={styles['cta']} lang={footer.cta.lang}>
            <h2 lang={footer.cta.langs?.['title']}>{footer.cta.title}</h2>
            <RichText html={footer.cta.content} lang={footer.cta.langs?.['content']} />
            <ButtonRow buttons={footer.cta.buttons} />
          </Repeated>
        )}
        <Repeated as="nav" of={footer.groups} className={styles['groups']} aria-label={t('footer')}>
          <LinkGroups groups={footer.groups} />
        </Repeated>
        <div className={styles['base']}>
          <Logo />
          <SearchBox />
          <Social />
          <LanguageSwitch />
        </div>
        {address && address.legal !== '' && (
          <div className={styles['legal']} {...foreign(address.lang, language)}>
            <RichText html={address.legal} lang={address.langs?.['legal']} />
          </div>
        )}
        <p className={styles['rights']}>
          © {year} {logo?.alt}. {t('rights')}
          <ConsentLink className={styles['choice']} />
        </p>
      </div>
    </footer>
  )
}
