import { useEffect, useRef } from 'react'
import { shellTexts } from '../../texts/shell.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { ButtonRow } from '../../elements/ButtonRow.tsx'
import { RichText } from '../../elements/RichText.tsx'
import { ABOVE_PHONE, useScreen } from '../../elements/useScreen.ts'
import { langIfDifferent } from '../../site/foreign.ts'
import { LinkOrText, SiteLink } from '../../elements/SiteLink.tsx'
import { Repeated } from '../../document/Repeated.tsx'
import { useSite } from '../../site/useSite.ts'
import { ContactBlock } from './ContactBlock.tsx'
import { ConsentLink } from '../consent/ConsentLink.tsx'
import { SearchBox } from '../search/SearchBox.tsx'
import { LanguageSwitch } from '../LanguageSwitch.tsx'
import { Logo } from '../Logo.tsx'
import type { LayoutContent } from '../../site/readLayout.ts'
import styles from './Footer.module.css'

type Group = LayoutContent['footer']['groups'][number]

function LinkGroup({ group }: { group: Group }) {
  return (
    <details className={`${styles['group']} fold`} lang={group.lang}>
      <summary>
        <h2 className={styles['title']} lang={group.langs?.['title']}>
          {group.title}
        </h2>
      </summary>
      <RichText html={group.content} className={styles['note']} lang={group.langs?.['content']} />
      <ul className={styles['links']}>
        {group.items.map((item) => (
          <li key={item.title + item.url} lang={item.lang}>
            <LinkOrText to={item.url}>{item.title}</LinkOrText>
          </li>
        ))}
      </ul>
    </details>
  )
}

function LinkGroups({ groups }: { groups: readonly Group[] }) {
  const { t } = useTexts(shellTexts)
  const box = useRef<HTMLDivElement>(null)
  const isWide = useScreen(ABOVE_PHONE)
  useEffect(() => {
    const openAll = (isOpen: boolean) => {
      for (const group of box.current?.querySelectorAll('details') ?? []) group.open = isOpen
      for (const summary of box.current?.querySelectorAll('summary') ?? []) summary.tabIndex = isOpen ? -1 : 0
    }
    if (!isWide) return undefined
    openAll(true)
    return () => openAll(false)
  }, [isWide])
  return (
    <div ref={box}>
      <Repeated as="nav" of={groups} className={styles['groups']} aria-label={t('footer')}>
        {groups.map((group) => (
          <LinkGroup key={group.id} group={group} />
        ))}
      </Repeated>
    </div>
  )
}

function Social() {
  const { t } = useTexts(shellTexts)
  const { social } = useSite().layout.footer
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

export function Footer() {
  const { t } = useTexts(shellTexts)
  const { language, layout } = useSite()
  const { footer, logo, year, contact } = layout
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
        <LinkGroups key={language} groups={footer.groups} />
        <div className={styles['base']}>
          <Logo />
          <SearchBox />
          <Social />
          <LanguageSwitch />
        </div>
        {address && address.legal !== '' && (
          <div className={styles['legal']} {...langIfDifferent(address.lang, language)}>
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
