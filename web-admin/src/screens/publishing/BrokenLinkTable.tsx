import { Link } from 'react-router'
import { LANGUAGES } from '@flou/shared/locale.ts'
import type { BrokenTarget } from '@flou/shared/publishing.ts'
import { LivePages } from '../../content/receipt/ReceiptDetails.tsx'
import { timeText } from '../../content/timeText.ts'
import { DataTable } from '../../elements/list/DataTable.tsx'
import table from '../../elements/list/DataTable.module.css'
import { brokenLinksTexts } from '../../texts/screens/brokenLinks.ts'
import { useLanguage } from '../../texts/useText.ts'
import { useTextsOf } from '../../texts/useTextsOf.ts'
import classes from './BrokenLinks.module.css'
import report from './Report.module.css'

/** The address of a link without one. */
const NOWHERE = '#'

/** What is missing, where it is no page. */
function kindOf(target: string): 'place' | 'otherPlace' | 'file' | undefined {
  if (target.startsWith('/media/')) return 'file'
  if (target.startsWith(NOWHERE)) return 'place'
  return target.includes(NOWHERE) ? 'otherPlace' : undefined
}

interface RowProps {
  row: BrokenTarget
  /** The link is in what stands around every page. */
  isShell: boolean
}

function Target({ target }: { target: string }) {
  const t = useTextsOf(brokenLinksTexts)
  const kind = kindOf(target)
  if (target === NOWHERE) return <em>{t('broken.nowhere')}</em>
  return (
    <>
      <code className={report.path}>{target}</code>
      {kind && <span className={table.sub}>{t(`broken.${kind}`)}</span>}
    </>
  )
}

/** What the link is called on its first page: in the interface's language, else in the one that has it. */
function LinkText({ pages: [first] }: Pick<BrokenTarget, 'pages'>) {
  const t = useTextsOf(brokenLinksTexts)
  const language = useLanguage()
  const texts = first?.texts ?? {}
  const shown = [language, ...LANGUAGES].find((one) => texts[one])
  return shown ? <span lang={shown}>{texts[shown]}</span> : <em>{t('broken.noText')}</em>
}

function Pages({ row: { pages, hasMore }, isShell }: RowProps) {
  const t = useTextsOf(brokenLinksTexts)
  if (isShell) return t('broken.allPages')
  return (
    <ul className={classes.plainList}>
      {pages.map(({ path, texts }) => (
        <li key={path}>
          <code className={report.path}>{path}</code>{' '}
          <LivePages path={path} languages={LANGUAGES.filter((one) => texts[one] !== undefined)} />
        </li>
      ))}
      {hasMore && <li className={table.sub}>{t('broken.morePages')}</li>}
    </ul>
  )
}

function EditedIn({ editedIn }: Pick<BrokenTarget, 'editedIn'>) {
  const t = useTextsOf(brokenLinksTexts)
  if (editedIn.length === 0) return <span className={table.sub}>{t('broken.unknown')}</span>
  return (
    <ul className={classes.plainList}>
      {editedIn.map(({ type, id, title, url }) => (
        <li key={`${type}#${id}`}>{url ? <Link to={url}>{title || type}</Link> : title || type}</li>
      ))}
    </ul>
  )
}

interface Props {
  rows: readonly BrokenTarget[]
  isShell: boolean
  isStale: boolean
}

const COLUMNS = ['target', 'text', 'since', 'pages', 'editedIn'] as const

/** Targets of links that lead nowhere, with the pages that have them and where they are edited. */
export function BrokenLinkTable({ rows, isShell, isStale }: Props) {
  const t = useTextsOf(brokenLinksTexts)
  const language = useLanguage()
  return (
    <DataTable
      label={t('broken.table')}
      columns={COLUMNS.map((name) => t(`broken.${name}`))}
      isStale={isStale}
      phone="scroll"
      className={`${report.rows} ${classes.rows}`}
    >
      {rows.map((row) => (
        <tr key={row.target}>
          <th scope="row">
            <Target target={row.target} />
          </th>
          <td data-label={t('broken.text')}>
            <LinkText pages={row.pages} />
          </td>
          <td data-label={t('broken.since')} className={table.time}>
            <time dateTime={row.since}>{timeText(row.since, language)}</time>
          </td>
          <td data-label={t('broken.pages')}>
            <Pages row={row} isShell={isShell} />
          </td>
          <td data-label={t('broken.editedIn')}>
            <EditedIn editedIn={row.editedIn} />
          </td>
        </tr>
      ))}
    </DataTable>
  )
}
