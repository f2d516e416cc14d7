import { useState } from 'react'
import { RadioChoice } from '../src/ui/RadioChoice.tsx'
import { SearchBox } from '../src/ui/SearchBox.tsx'
import { Switch } from '../src/ui/Switch.tsx'
import { DayRangeFilter } from '../src/ui/filters/DayRangeFilter.tsx'
import { FilterChips } from '../src/ui/filters/FilterChips.tsx'
import { ChoiceButtons } from '../src/ui/screen/ChoiceButtons.tsx'
import { Icon } from '../src/ui/Icon.tsx'
import { State, useLong, useSay } from './samples.tsx'
import classes from './kit.module.css'

const CITIES = ['jakarta', 'surabaya', 'batam'] as const
type City = (typeof CITIES)[number]
const NAMES = { jakarta: 'Jakarta', surabaya: 'Surabaya', batam: 'Batam' } as const
const CHOICES = CITIES.map((value) => ({ value, label: NAMES[value] }))

function SearchStates() {
  const say = useSay()
  const [keyword, setKeyword] = useState('Jakarta')
  return (
    <div className={classes.pair}>
      <SearchBox
        keyword=""
        onSearch={setKeyword}
        label={say('Search cities', 'Cari kota')}
        hint={say('Name or area code', 'Nama atau kode wilayah')}
      />
      <SearchBox keyword={keyword} onSearch={setKeyword} label={say('Search again', 'Cari lagi')} />
    </div>
  )
}

function SwitchStates() {
  const say = useSay()
  const [city, setCity] = useState<City>('jakarta')
  const [view, setView] = useState<'list' | 'tiles'>('list')
  return (
    <div className={classes.row}>
      <Switch name="city" label={say('City', 'Kota')} value={city} onChange={setCity} choices={CHOICES} />
      <Switch
        name="view"
        label={say('View', 'Tampilan')}
        value={view}
        onChange={setView}
        choices={[
          { value: 'list', label: say('List', 'Daftar'), icon: <Icon name="list" size={16} /> },
          { value: 'tiles', label: say('Tiles', 'Ubin'), icon: <Icon name="tiles" size={16} /> },
        ]}
      />
    </div>
  )
}

function RadioStates() {
  const say = useSay()
  const long = useLong()
  const [city, setCity] = useState<City | undefined>('surabaya')
  const [none, setNone] = useState<City>()
  return (
    <div className={classes.pair}>
      <RadioChoice
        name="radioCity"
        label={say('City', 'Kota')}
        value={city}
        onChange={setCity}
        choices={CITIES.map((value) => ({ value, label: value === 'batam' ? long : NAMES[value] }))}
      />
      <RadioChoice
        name="radioNone"
        label={say('Required city', 'Kota wajib')}
        value={none}
        onChange={setNone}
        choices={CHOICES}
        error={none === undefined ? say('Choose a city.', 'Pilih kota.') : undefined}
      />
    </div>
  )
}

function ButtonStates() {
  const say = useSay()
  const [city, setCity] = useState<City>()
  return (
    <ChoiceButtons
      label={say('City of the report', 'Kota laporan')}
      choices={CHOICES}
      value={city}
      onChoose={setCity}
    />
  )
}

function FilterStates() {
  const say = useSay()
  const long = useLong()
  const [days, setDays] = useState({ from: '2026-11-01', to: '' })
  const [removed, setRemoved] = useState<readonly string[]>([])
  const chips = [
    { name: 'city', text: say('City: Jakarta', 'Kota: Jakarta') },
    { name: 'word', text: long },
  ]
  return (
    <>
      <State name={say('chips of filters that are on', 'penanda saringan yang aktif')}>
        <FilterChips
          chips={chips.filter(({ name }) => !removed.includes(name))}
          onRemove={(name) => setRemoved([...removed, name])}
          onClear={() => setRemoved(chips.map(({ name }) => name))}
        />
      </State>
      <State name={say('days, without a last one', 'hari, tanpa hari terakhir')}>
        <div className={classes.row}>
          <DayRangeFilter {...days} onChange={(part) => setDays({ ...days, ...part })} />
        </div>
      </State>
    </>
  )
}

export const CHOICE_PARTS = [
  { name: 'SearchBox', States: SearchStates },
  { name: 'Switch', States: SwitchStates },
  { name: 'RadioChoice', States: RadioStates },
  { name: 'ChoiceButtons', States: ButtonStates },
  { name: 'Filters', States: FilterStates },
] as const
