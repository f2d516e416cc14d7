import { Button } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { figureTexts } from '../../core/texts/screens.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { Table } from '../table/Table.tsx'
import { Card } from '../screen/Card.tsx'

interface Props {
  title: string
  hint?: string
  emptyText?: string | undefined
  /** Column headings and rows; the first cell is the row header. */
  columns: readonly string[]
  rows: readonly (readonly [string, ...string[]])[]
  children: ReactNode
}

function Numbers({ title, columns, rows }: Pick<Props, 'title' | 'columns' | 'rows'>) {
  return (
    <Table label={title} columns={columns} isNumeric frame="none" phone="scroll">
      {rows.map(([name, ...cells]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {cells.map((cell, index) => (
            <td key={columns[index + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </Table>
  )
}

export function FigureCard({ title, hint, emptyText, columns, rows, children }: Props) {
  const t = useTextsOf(figureTexts)
  const [isTable, setTable] = useState(false)
  const action = t(isTable ? 'figures.asChart' : 'figures.asTable')
  const isEmpty = emptyText !== undefined
  const caption = emptyText ?? hint
  return (
    <Card
      title={title}
      hint={caption}
      actions={
        !isEmpty && (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t('figures.of', { action, name: title })}
            onClick={() => setTable(!isTable)}
          >
            {action}
          </Button>
        )
      }
    >
      {!isEmpty && (isTable ? <Numbers title={title} columns={columns} rows={rows} /> : children)}
    </Card>
  )
}
