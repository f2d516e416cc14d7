import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { SearchBox } from '../src/ui/SearchBox.tsx'
import { EmptyState } from '../src/ui/screen/EmptyState.tsx'
import { LinkTabs, Tabs } from '../src/ui/screen/Tabs.tsx'
import { FilterBar } from '../src/ui/filters/FilterBar.tsx'
import { Toolbar } from '../src/ui/screen/Toolbar.tsx'
import { FloatingBar, SelectionBar } from '../src/ui/table/Selection.tsx'
import { State, useLong, useSay } from './samples.tsx'
import { TableStates } from './TableStates.tsx'

const ignore = () => undefined

function ToolbarStates() {
  const say = useSay()
  const [keyword, setKeyword] = useState('')
  return (
    <>
      <State
        name={say(
          'search and actions: default, busy, disabled',
          'pencarian dan tindakan: biasa, sibuk, nonaktif',
        )}
      >
        <Toolbar role="search" label={say('Search cities', 'Cari kota')}>
          <SearchBox keyword={keyword} onSearch={setKeyword} label={say('Search', 'Cari')} />
          <Button variant="default">{say('Columns', 'Kolom')}</Button>
          <Button variant="default" loading>
            {say('Export', 'Ekspor')}
          </Button>
          <Button variant="default" disabled>
            {say('Arrange', 'Urutkan')}
          </Button>
        </Toolbar>
      </State>
      <State name={say('filters, narrowed, one with an error', 'saringan aktif, satu dengan galat')}>
        <FilterBar count={2} onClear={ignore}>
          <TextInput label={say('Email', 'Surel')} type="search" defaultValue="rina@" />
          <NativeSelect label={say('State', 'Keadaan')} data={[say('All', 'Semua'), say('New', 'Baru')]} />
          <TextInput
            label={say('From', 'Dari')}
            defaultValue="2026-13-01"
            error={say('There is no such day.', 'Tanggal ini tidak ada.')}
          />
        </FilterBar>
      </State>
      <State name={say('filters without any choice', 'saringan tanpa pilihan')}>
        <FilterBar count={0} onClear={ignore}>
          <NativeSelect label={say('Language', 'Bahasa')} data={[say('All', 'Semua')]} disabled />
        </FilterBar>
      </State>
    </>
  )
}

function TabsStates() {
  const say = useSay()
  const [tab, setTab] = useState('texts')
  const names = say('New Read Answered Done Spam Figures', 'Baru Dibaca Dijawab Selesai Spam Angka').split(
    ' ',
  )
  return (
    <>
      <State
        name={say(
          'links, with counts, more than fit a phone',
          'tautan, dengan jumlah, lebih dari selebar ponsel',
        )}
      >
        <LinkTabs
          label={say('States', 'Keadaan')}
          tabs={names.map((label, index) => ({
            to: `/${index}`,
            label,
            isCurrent: index === 1,
            count: index < 2 ? 12 * (index + 1) : 0,
          }))}
        />
      </State>
      <State name={say('panels, with errors and tools', 'panel, dengan galat dan alat')}>
        <Tabs
          label={say('Parts', 'Bagian')}
          tabs={[
            { value: 'texts', label: say('Texts', 'Teks') },
            { value: 'pictures', label: say('Pictures', 'Gambar'), errorCount: 2 },
          ]}
          value={tab}
          onChange={setTab}
          tools={
            <Button size="compact-sm" variant="default">
              {say('Show both', 'Tampilkan keduanya')}
            </Button>
          }
        >
          <p>{tab === 'texts' ? say('Texts', 'Teks') : say('Pictures', 'Gambar')}</p>
        </Tabs>
      </State>
    </>
  )
}

function SelectionStates() {
  const say = useSay()
  return (
    <>
      <State
        name={say('rows selected; actions busy and disabled', 'baris dipilih; tindakan sibuk dan nonaktif')}
      >
        <SelectionBar count={3} onClear={ignore}>
          <Button variant="default" loading>
            {say('Publish', 'Terbitkan')}
          </Button>
          <Button variant="default" disabled>
            {say('Move', 'Pindahkan')}
          </Button>
        </SelectionBar>
      </State>
      <State name={say('bar of a list with unsaved changes', 'bilah daftar dengan perubahan belum disimpan')}>
        <FloatingBar label={say('Unsaved order', 'Urutan belum disimpan')}>
          <p>{say('The order is not saved.', 'Urutan belum disimpan.')}</p>
          <Button variant="default">{say('Discard', 'Buang')}</Button>
        </FloatingBar>
      </State>
      <State name={say('nothing selected: no bar', 'tanpa pilihan: tanpa bilah')}>
        <SelectionBar count={0} onClear={ignore}>
          {null}
        </SelectionBar>
      </State>
    </>
  )
}

function EmptyStates() {
  const say = useSay()
  const long = useLong()
  return (
    <>
      <State name={say('a sentence', 'satu kalimat')}>
        <EmptyState text={say('The trash is empty.', 'Tempat sampah kosong.')} />
      </State>
      <State name={say('with a hint and an action, long text', 'dengan petunjuk dan tindakan, teks panjang')}>
        <EmptyState text={say('No cities yet', 'Belum ada kota')} hint={long}>
          <Button variant="default">{say('Clear filters', 'Hapus saringan')}</Button>
        </EmptyState>
      </State>
    </>
  )
}

export const LIST_PARTS = [
  { name: 'Table', States: TableStates },
  { name: 'Toolbar', States: ToolbarStates },
  { name: 'Tabs', States: TabsStates },
  { name: 'Selection', States: SelectionStates },
  { name: 'EmptyState', States: EmptyStates },
] as const
