import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { todayInJakarta } from '@flou/shared/strings/calendar.ts'
import type { TranslationRow } from '@flou/shared/translation/queue.ts'
import { entityName, serviceName } from '../../core/offices/areaNames.ts'
import { useOffice } from '../../core/offices/OfficeContext.ts'
import { dateText, timeText } from '../../core/records/timeText.ts'
import { taskUrl } from '../../core/offices/translationTasks.ts'
import { translationTexts } from '../../core/texts/translation.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { Badge } from '../../ui/Badge.tsx'
import { SelectAllCell, SelectCell } from '../../ui/table/Selection.tsx'
import { Table } from '../../ui/table/Table.tsx'
import classes from '../../ui/table/Table.module.css'
import type { RowSelection } from '../../ui/table/useRowSelection.ts'

/** Row whose id is unique in the queue. */
export interface NamedRow {
  id: string
  record: TranslationRow
}

export const rowName = ({ type, id, language }: TranslationRow): string => `${type}-${id}-${language}`

const COLUMNS = ['record', 'language', 'texts', 'since', 'owner', 'due'] as const

interface Props {
  rows: readonly NamedRow[]
  /** Query of the queue, for the way back and the next task. */
  queue: string
  selection: RowSelection<NamedRow> | undefined
  isStale: boolean
  onAssign: ((row: TranslationRow) => void) | undefined
}

function Texts({ missing, outdated, words }: TranslationRow) {
  const t = useTextsOf(translationTexts)
  return (
    <>
      {missing > 0 && <Badge tone="bad">{t('translation.missingOf', { count: missing })}</Badge>}{' '}
      {outdated > 0 && <Badge tone="soon">{t('translation.outdatedOf', { count: outdated })}</Badge>}
      <span className={classes.sub}>{t('translation.words', { count: words })}</span>
    </>
  )
}

function Due({ due }: { due: string }) {
  const t = useTextsOf(translationTexts)
  const language = useLanguage()
  const [today] = useState(() => todayInJakarta(new Date()))
  return (
    <>
      <time dateTime={due}>{dateText(due, language)}</time>
      {due < today && <Badge tone="bad">{t('translation.overdue')}</Badge>}
    </>
  )
}

function Row({ row: { record }, queue, onAssign }: { row: NamedRow } & Pick<Props, 'queue' | 'onAssign'>) {
  const t = useTextsOf(translationTexts)
  const language = useLanguage()
  const { office } = useOffice()
  const { type, id, titles, area, since, owner, due } = record
  const title = titles[language] || `${entityName(type, language)} ${id}`
  const about = [...new Set([entityName(type, language), serviceName(area, language)])].filter(
    (name) => name !== title,
  )
  const cell = (name: (typeof COLUMNS)[number]) => t(`translation.column.${name}`)
  return (
    <>
      <td className={classes.what}>
        <Link to={taskUrl(office, record, queue)} className={classes.title}>
          {title}
        </Link>
        <span className={classes.sub}>{about.join(' · ')}</span>
      </td>
      <td data-label={cell('language')}>{t(`translation.into.${record.language}`)}</td>
      <td data-label={cell('texts')}>
        <Texts {...record} />
      </td>
      <td data-label={cell('since')} className={classes.time}>
        <time dateTime={since}>{timeText(since, language)}</time>
      </td>
      <td data-label={cell('owner')} className={classes.person}>
        {owner?.name ?? '–'}{' '}
        {onAssign && (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={t('translation.assignOf', { title })}
            onClick={() => onAssign(record)}
          >
            {t('translation.assign')}
          </Button>
        )}
      </td>
      <td data-label={cell('due')} className={classes.time}>
        {due === undefined ? '–' : <Due due={due} />}
      </td>
    </>
  )
}

export function TaskTable({ rows, queue, selection, isStale, onAssign }: Props) {
  const t = useTextsOf(translationTexts)
  const language = useLanguage()
  const selected = rows.filter(({ id }) => selection?.rows.has(id)).length
  return (
    <Table
      label={t('translation.queue')}
      columns={COLUMNS.map((name) => t(`translation.column.${name}`))}
      isStale={isStale}
      select={
        selection && (
          <SelectAllCell
            isAll={selected === rows.length}
            isMixed={selected > 0 && selected < rows.length}
            onToggle={selection.togglePage}
          />
        )
      }
    >
      {rows.map((row) => {
        const isSelected = selection?.rows.has(row.id) ?? false
        return (
          <tr key={row.id} data-task={row.id} data-selected={isSelected || undefined}>
            {selection && (
              <SelectCell
                title={`${row.record.titles[language]}, ${t(`translation.into.${row.record.language}`)}`}
                isSelected={isSelected}
                onToggle={(isRange) => selection.toggle(row, isRange)}
              />
            )}
            <Row row={row} queue={queue} onAssign={onAssign} />
          </tr>
        )
      })}
    </Table>
  )
}
