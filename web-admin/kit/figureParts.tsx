import { BarCard } from '../src/ui/figures/BarCard.tsx'
import { ColumnChart } from '../src/ui/figures/ColumnChart.tsx'
import { FigureCard } from '../src/ui/figures/FigureCard.tsx'
import { FigureGrid } from '../src/ui/figures/FigureGrid.tsx'
import { Legend } from '../src/ui/figures/Legend.tsx'
import { RankedTable } from '../src/ui/figures/RankedTable.tsx'
import { StackedChart } from '../src/ui/figures/StackedChart.tsx'
import { Totals } from '../src/ui/figures/Totals.tsx'
import { State, useLong, useSay } from './samples.tsx'

const CITIES = [
  { name: 'Jakarta', count: 1_240 },
  { name: 'Surabaya', count: 318 },
  { name: 'Batam', count: 0 },
] as const
const DAYS = Array.from({ length: 14 }, (_, index) => ({
  id: `2026-11-${index + 1}`,
  name: `${index + 1} Nov`,
  count: (index * 37) % 90,
}))
const BARS = DAYS.map(({ name, count }) => ({ name, low: count, high: 40 + (count % 20) }))

function ChartStates() {
  const say = useSay()
  const label = say('Views per day', 'Kunjungan per hari')
  const columns = [say('Day', 'Hari'), say('Views', 'Kunjungan')]
  const rows = DAYS.map(({ name, count }) => [name, `${count}`] as const)
  return (
    <>
      <Totals
        numbers={[
          [say('Views', 'Kunjungan'), '1,558'],
          [say('Visitors', 'Pengunjung'), '904'],
          [say('Share from search', 'Porsi dari pencarian'), '41 %'],
        ]}
      />
      <FigureGrid>
        <FigureCard title={label} columns={columns} rows={rows}>
          <ColumnChart columns={DAYS} label={label} />
        </FigureCard>
        <FigureCard
          title={say('Views per hour', 'Kunjungan per jam')}
          emptyText={say('Nothing was counted yet.', 'Belum ada yang dihitung.')}
          columns={columns}
          rows={[]}
        >
          {null}
        </FigureCard>
      </FigureGrid>
      <State name={say('two series', 'dua deret')}>
        <StackedChart
          bars={BARS}
          label={say('Cost per day', 'Biaya per hari')}
          numberOf={(count) => `${count}`}
        />
        <Legend
          items={[
            { series: 'main', label: say('Usual', 'Biasa') },
            { series: 'other', label: say('Peak', 'Puncak') },
          ]}
        />
      </State>
    </>
  )
}

function RankStates() {
  const say = useSay()
  const long = useLong()
  const many = Array.from({ length: 14 }, (_, index) => ({
    name: index === 2 ? long : `/page/${index}`,
    count: 140 - index * 10,
  }))
  const names = { nameColumn: say('Page', 'Halaman'), countColumn: say('Views', 'Kunjungan') }
  return (
    <FigureGrid>
      <BarCard
        title={say('Views per city', 'Kunjungan per kota')}
        hint={say('Counted since yesterday.', 'Dihitung sejak kemarin.')}
        columns={[say('City', 'Kota'), say('Views', 'Kunjungan')]}
        counts={CITIES}
      />
      <RankedTable title={say('Most viewed pages', 'Halaman terpopuler')} {...names} rows={many} />
      <RankedTable
        title={say('Pages that were not found', 'Halaman yang tidak ditemukan')}
        {...names}
        none={say('All pages were found.', 'Semua halaman ditemukan.')}
        rows={[]}
      />
    </FigureGrid>
  )
}

export const FIGURE_PARTS = [
  { name: 'Charts', States: ChartStates },
  { name: 'Rankings', States: RankStates },
] as const
