import { shellTexts } from '../../texts/shell.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { SiteLink } from '../../elements/SiteLink.tsx'
import { Repeated } from '../../document/Repeated.tsx'
import { MenuContent } from './MenuContent.tsx'
import type { Panel, SideItem } from '../../site/readMenu.ts'
import styles from './MenuPanel.module.css'
import { isLinkUrl } from '../../site/links.ts'

interface SideProps {
  item: SideItem
  group: string
  isOpen: boolean
  /** On wide screens the panel would be empty otherwise. */
  staysOpen: boolean
}

function Side({ item, group, isOpen, staysOpen }: SideProps) {
  if (!item.isOpening && isLinkUrl(item.contentTitleURL)) {
    return (
      <li lang={item.lang}>
        <SiteLink to={item.contentTitleURL} className={styles['sideItem']} lang={item.langs?.['title']}>
          {item.title}
        </SiteLink>
      </li>
    )
  }
  return (
    <li lang={item.lang}>
      <details name={group} open={isOpen}>
        <summary
          className={styles['sideItem']}
          lang={item.langs?.['title']}
          {...(staysOpen && { 'data-keeps': '' })}
        >
          {item.title}
        </summary>
        <div className={styles['content']}>
          <MenuContent
            title={item.contentTitle}
            url={item.contentTitleURL}
            description={item.contentDescription}
            groups={item.groups}
            links={item.links}
            langs={item.langs}
          />
        </div>
      </details>
    </li>
  )
}

function BottomLink({ panel }: { panel: Panel }) {
  const { t } = useTexts(shellTexts)
  if (!isLinkUrl(panel.bottomLinkURL)) return null
  return (
    <p className={styles['bottom']}>
      <span lang={panel.langs?.['bottomLinkDescription']}>
        {panel.bottomLinkDescription || t('bottomDescription')}
      </span>{' '}
      <SiteLink to={panel.bottomLinkURL} className="arrow-link" lang={panel.langs?.['bottomLinkTitle']}>
        {panel.bottomLinkTitle || t('bottomTitle')}
      </SiteLink>
    </p>
  )
}

function Columns({ id, title, panel }: { id: number; title: string; panel: Panel }) {
  const hasOwn = panel.contentTitle !== '' || panel.groups.length > 0 || panel.links.length > 0
  const hasSide = panel.sideItems.length > 0
  return (
    <div className={styles['columns']}>
      <div className={styles['side']}>
        <p className={styles['sideTitle']} lang={panel.langs?.['sideTitle']}>
          {panel.sideTitle || title}
        </p>
        {panel.sideDescription && (
          <p className={styles['sideText']} lang={panel.langs?.['sideDescription']}>
            {panel.sideDescription}
          </p>
        )}
        {hasSide && (
          <ul className={styles['sideItems']}>
            {panel.sideItems.map((item, index) => (
              <Side
                key={item.id}
                item={item}
                group={`side-${id}`}
                isOpen={index === 0 && !hasOwn}
                staysOpen={!hasOwn}
              />
            ))}
          </ul>
        )}
        {panel.sideLinkTitle && isLinkUrl(panel.sideLinkURL) && (
          <SiteLink to={panel.sideLinkURL} className="arrow-link" lang={panel.langs?.['sideLinkTitle']}>
            {panel.sideLinkTitle}
          </SiteLink>
        )}
      </div>
      {hasOwn && (
        <div className={styles['own']}>
          <MenuContent
            title={panel.contentTitle}
            url=""
            description={panel.contentDescription}
            groups={panel.groups}
            links={panel.links}
            langs={panel.langs}
          />
        </div>
      )}
    </div>
  )
}

export function MenuPanel({ id, title, panel }: { id: number; title: string; panel: Panel }) {
  return (
    <Repeated as="div" of={panel} className={styles['panel']}>
      <Columns id={id} title={title} panel={panel} />
      <BottomLink panel={panel} />
    </Repeated>
  )
}
