import { Button, TextInput } from '@mantine/core'
import { useId } from 'react'
import { Badge, type Tone } from '../src/ui/Badge.tsx'
import { Banner } from '../src/ui/Banner.tsx'
import { ErrorCount } from '../src/ui/ErrorCount.tsx'
import { FieldHint } from '../src/ui/FieldHint.tsx'
import { Menu } from '../src/ui/Menu.tsx'
import { Popup } from '../src/ui/Popup.tsx'
import { Card } from '../src/ui/screen/Card.tsx'
import { LoadFailure } from '../src/ui/screen/LoadFailure.tsx'
import { Opener } from './Opener.tsx'
import { State, useLong, useSay } from './samples.tsx'
import classes from './kit.module.css'

const TONES: readonly (Tone | undefined)[] = [undefined, 'new', 'good', 'soon', 'bad']
const ignore = () => undefined

function useToneNames() {
  const say = useSay()
  return {
    neutral: say('Neutral', 'Netral'),
    new: say('New', 'Baru'),
    good: say('Published', 'Terbit'),
    soon: say('Due soon', 'Segera jatuh tempo'),
    bad: say('Failed', 'Gagal'),
  }
}

function BadgeStates() {
  const say = useSay()
  const names = useToneNames()
  return (
    <>
      <State name={say('tones', 'nada')}>
        <div className={classes.row}>
          {TONES.map((tone) => (
            <Badge key={tone ?? 'neutral'} tone={tone}>
              {names[tone ?? 'neutral']}
            </Badge>
          ))}
        </div>
      </State>
      <State name={say('counts', 'jumlah')}>
        <div className={classes.row}>
          <Badge isFilled>12</Badge>
          <ErrorCount count={3} />
        </div>
      </State>
    </>
  )
}

function BannerStates() {
  const say = useSay()
  const long = useLong()
  const names = useToneNames()
  return (
    <>
      {TONES.map((tone) => (
        <State key={tone ?? 'neutral'} name={names[tone ?? 'neutral']}>
          <Banner tone={tone} title={names[tone ?? 'neutral']}>
            <p>{long}</p>
            <Button size="compact-sm" variant="default">
              {say('Compare', 'Bandingkan')}
            </Button>
          </Banner>
        </State>
      ))}
      <State name={say('a list that failed to load', 'daftar yang gagal dimuat')}>
        <LoadFailure
          error={new Error('offline')}
          title={say('The list is unavailable', 'Daftar tidak tersedia')}
          onRetry={ignore}
        />
      </State>
    </>
  )
}

const DialogStates = () => <Opener kinds={['question', 'answer', 'wide', 'leave', 'running', 'finished']} />
const SheetStates = () => <Opener kinds={['sheet', 'form']} />

function CardStates() {
  const say = useSay()
  const long = useLong()
  return (
    <div className={classes.pair} data-cards="">
      <Card
        title={say('With a hint and an action', 'Dengan petunjuk dan tindakan')}
        hint={say('Counted since yesterday.', 'Dihitung sejak kemarin.')}
        actions={
          <Button size="compact-sm" variant="default">
            {say('As table', 'Sebagai tabel')}
          </Button>
        }
      >
        <p>1,240</p>
      </Card>
      <Card title={long}>
        <FieldHint>{long}</FieldHint>
      </Card>
    </div>
  )
}

function HintStates() {
  const say = useSay()
  const long = useLong()
  const id = useId()
  return (
    <div className={classes.pair}>
      <div>
        <TextInput label={say('Name', 'Nama')} aria-describedby={id} />
        <FieldHint id={id}>{say('As on the identity card.', 'Sesuai kartu identitas.')}</FieldHint>
      </div>
      <div>
        <TextInput label={say('Disabled', 'Nonaktif')} disabled defaultValue="Rina" />
        <FieldHint>{long}</FieldHint>
      </div>
      <div>
        <TextInput label={say('With an error', 'Dengan galat')} error={say('Enter a name.', 'Isi nama.')} />
        <FieldHint>{say('Shown to visitors.', 'Terlihat oleh pengunjung.')}</FieldHint>
      </div>
    </div>
  )
}

function MenuStates() {
  const say = useSay()
  const long = useLong()
  return (
    <div className={classes.row}>
      <Menu
        name={say('More actions', 'Tindakan lain')}
        items={[
          { label: say('Open', 'Buka'), icon: 'list', to: '/open' },
          { label: say('Duplicate', 'Duplikat'), icon: 'copy' },
          { label: long },
          { label: say('Publish', 'Terbitkan'), icon: 'eye', isDisabled: true },
          { label: say('Delete', 'Hapus'), icon: 'trash', isDanger: true },
        ]}
      />
      <Popup label={say('Columns', 'Kolom')}>
        {(close) => (
          <Button variant="subtle" onClick={close}>
            {say('Reset', 'Atur ulang')}
          </Button>
        )}
      </Popup>
    </div>
  )
}

export const PANEL_PARTS = [
  { name: 'Badge', States: BadgeStates },
  { name: 'Banner', States: BannerStates },
  { name: 'Card', States: CardStates },
  { name: 'FieldHint', States: HintStates },
  { name: 'Menu', States: MenuStates },
  { name: 'Dialog', States: DialogStates },
  { name: 'Sheet', States: SheetStates },
] as const
