import { Button } from '@mantine/core'
import { Badge } from '../src/ui/Badge.tsx'
import { Menu } from '../src/ui/Menu.tsx'
import { SelectAllCell, SelectCell, SelectionBar } from '../src/ui/table/Selection.tsx'
import { Table } from '../src/ui/table/Table.tsx'
import table from '../src/ui/table/Table.module.css'
import { useRowSelection } from '../src/ui/table/useRowSelection.ts'
import { State, useLong, useSay } from './samples.tsx'

function useRows() {
  const say = useSay()
  const long = useLong()
  return [
    { id: 1, title: 'Jakarta', state: say('Published', 'Terbit'), tone: 'good', count: 1_240 },
    { id: 2, title: 'Surabaya', state: say('Draft', 'Draf'), tone: 'soon', count: 18 },
    { id: 3, title: long, state: say('Failed', 'Gagal'), tone: 'bad', count: 0 },
  ] as const
}

type Row = ReturnType<typeof useRows>[number]

interface RowProps {
  row: Row
  columns: readonly string[]
  isSelected: boolean
  onToggle: (isRange: boolean) => void
}

function CityRow({ row: { title, state, tone, count }, columns, isSelected, onToggle }: RowProps) {
  const say = useSay()
  return (
    <tr data-selected={isSelected || undefined}>
      <SelectCell title={title} isSelected={isSelected} onToggle={onToggle} />
      <th scope="row" className={table.what}>
        <span className={table.title}>{title}</span>
        <span className={table.sub}>{say('Data centre', 'Pusat data')}</span>
      </th>
      <td data-label={columns[1]}>
        <Badge tone={tone}>{state}</Badge>
      </td>
      <td data-label={columns[2]}>{count}</td>
      <td>
        <Menu
          name={say(`Actions for ${title}`, `Tindakan untuk ${title}`)}
          items={[
            { label: say('Duplicate', 'Duplikat'), icon: 'copy' },
            { label: say('Publish', 'Terbitkan'), icon: 'eye', isDisabled: true },
            { label: say('Delete', 'Hapus'), icon: 'trash', isDanger: true },
          ]}
        />
      </td>
    </tr>
  )
}

function BulkActions({ count, onClear }: { count: number; onClear: () => void }) {
  const say = useSay()
  return (
    <SelectionBar count={count} onClear={onClear} isCompact>
      <Button size="compact-sm" variant="default">
        {say('Publish', 'Terbitkan')}
      </Button>
      <Button size="compact-sm" variant="light" color="danger">
        {say('Move to trash', 'Pindahkan ke tempat sampah')}
      </Button>
    </SelectionBar>
  )
}

function Rows({ isStale = false }: { isStale?: boolean }) {
  const say = useSay()
  const rows = useRows()
  const { rows: selected, toggle, togglePage, clear } = useRowSelection<Row>({ page: rows, scope: '' })
  const columns = [
    say('Title', 'Judul'),
    say('State', 'Keadaan'),
    say('Views', 'Kunjungan'),
    say('Actions', 'Tindakan'),
  ]
  const isAll = selected.size === rows.length
  return (
    <>
      <Table
        label={say('Cities', 'Kota')}
        columns={columns}
        isStale={isStale}
        select={<SelectAllCell isAll={isAll} isMixed={selected.size > 0 && !isAll} onToggle={togglePage} />}
      >
        {rows.map((row) => (
          <CityRow
            key={row.id}
            row={row}
            columns={columns}
            isSelected={selected.has(row.id)}
            onToggle={(isRange) => toggle(row, isRange)}
          />
        ))}
      </Table>
      {!isStale && <BulkActions count={selected.size} onClear={clear} />}
    </>
  )
}

function Numbers({ frame }: { frame: 'short' | 'none' }) {
  const say = useSay()
  const rows = useRows()
  return (
    <Table
      label={say(`Figures, frame ${frame}`, `Angka, bingkai ${frame}`)}
      columns={[say('City', 'Kota'), say('Views', 'Kunjungan'), say('Share', 'Porsi')]}
      caption={say('Views per city', 'Kunjungan per kota')}
      isNumeric
      frame={frame}
      phone="scroll"
    >
      {rows.map(({ id, title, count }) => (
        <tr key={id}>
          <th scope="row">{title}</th>
          <td>{count}</td>
          <td>{Math.round(count / 12.58)} %</td>
        </tr>
      ))}
    </Table>
  )
}

export function TableStates() {
  const say = useSay()
  return (
    <>
      <State name={say('rows, selectable, long texts', 'baris, dapat dipilih, teks panjang')}>
        <Rows />
      </State>
      <State name={say('stale: newer rows are loading', 'usang: baris baru sedang dimuat')}>
        <Rows isStale />
      </State>
      <State name={say('numbers, in a dialog', 'angka, di dalam dialog')}>
        <Numbers frame="short" />
      </State>
      <State name={say('numbers, in a card', 'angka, di dalam kartu')}>
        <Numbers frame="none" />
      </State>
    </>
  )
}
