import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { LANGUAGES } from '@flou/shared/locale.ts'
import type { BrokenTarget } from '@flou/shared/publishing/publishing.ts'
import { LivePages } from '../../editor/view/head/PublishDetails.tsx'
import { timeText } from '../../core/records/timeText.ts'
import { Table } from '../../ui/table/Table.tsx'
import table from '../../ui/table/Table.module.css'
import { brokenLinksTexts } from '../../core/texts/publishing.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { useRights } from '../../core/session/rights.ts'
import { useAcceptLink } from './useBrokenLinks.ts'
import classes from './BrokenLinks.module.css'
import report from './Report.module.css'

const NOWHERE = '#'

function partsOf(target: string): 'place' | 'otherPlace' | 'file' | undefined {
  if (target.startsWith('/media/')) return 'file'
  if (target.startsWith(NOWHERE)) return 'place'
  return target.includes(NOWHERE) ? 'otherPlace' : undefined
}

interface RowProps {
  row: BrokenTarget
  /** The link is in a layout fragment. */
  isInLayout: boolean
}

function Target({ row: { target, problem } }: Pick<RowProps, 'row'>) {
  const t = useTextsOf(brokenLinksTexts)
  if (problem) {
    return (
      <>
        <a href={target} target="_blank" rel="noopener noreferrer" className={report.path}>
          {target}
        </a>
        <span className={table.sub}>{t(`broken.problem.${problem}`)}</span>
      </>
    )
  }
  const kind = partsOf(target)
  if (target === NOWHERE) return <em>{t('broken.nowhere')}</em>
  return (
    <>
      <code className={report.path}>{target}</code>
      {kind && <span className={table.sub}>{t(`broken.${kind}`)}</span>}
    </>
  )
}

/** Link text of the first page, preferably in the interface language. */
function LinkText({ pages: [first] }: Pick<BrokenTarget, 'pages'>) {
  const t = useTextsOf(brokenLinksTexts)
  const language = useLanguage()
  const texts = first?.texts ?? {}
  const textLanguage = [language, ...LANGUAGES].find((one) => texts[one])
  return textLanguage ? <span lang={textLanguage}>{texts[textLanguage]}</span> : <em>{t('broken.noText')}</em>
}

function Pages({ row: { pages, hasMore }, isInLayout }: RowProps) {
  const t = useTextsOf(brokenLinksTexts)
  if (isInLayout) return t('broken.allPages')
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

function Mark({ row: { target, acceptedBy } }: Pick<RowProps, 'row'>) {
  const t = useTextsOf(brokenLinksTexts)
  const { canEdit } = useRights()
  const accept = useAcceptLink()
  const isAccepted = acceptedBy !== undefined
  return (
    <>
      {isAccepted && <span className={table.sub}>{t('broken.acceptedBy', { name: acceptedBy })}</span>}
      {canEdit && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t(isAccepted ? 'broken.unacceptOf' : 'broken.acceptOf', { target })}
          onClick={() => accept({ target, isAccepted: !isAccepted })}
        >
          {t(isAccepted ? 'broken.unaccept' : 'broken.accept')}
        </Button>
      )}
    </>
  )
}

interface Props {
  rows: readonly BrokenTarget[]
  isInLayout: boolean
  isStale: boolean
}

const COLUMNS = ['target', 'text', 'since', 'pages', 'editedIn', 'mark'] as const

export function BrokenLinkTable({ rows, isInLayout, isStale }: Props) {
  const t = useTextsOf(brokenLinksTexts)
  const language = useLanguage()
  return (
    <Table
      label={t('broken.table')}
      columns={COLUMNS.map((name) => t(`broken.${name}`))}
      isStale={isStale}
      phone="scroll"
      className={`${report.rows} ${classes.rows}`}
    >
      {rows.map((row) => (
        <tr key={row.target}>
          <th scope="row">
            <Target row={row} />
          </th>
          <td data-label={t('broken.text')}>
            <LinkText pages={row.pages} />
          </td>
          <td data-label={t('broken.since')} className={table.time}>
            <time dateTime={row.since}>{timeText(row.since, language)}</time>
          </td>
          <td data-label={t('broken.pages')}>
            <Pages row={row} isInLayout={isInLayout} />
          </td>
          <td data-label={t('broken.editedIn')}>
            <EditedIn editedIn={row.editedIn} />
          </td>
          <td data-label={t('broken.mark')}>
            <Mark row={row} />
          </td>
        </tr>
      ))}
    </Table>
  )
}
