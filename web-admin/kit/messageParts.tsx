import { Button } from '@mantine/core'
import { alertDelete, notifyError, notifySuccess, offerUndo } from '../src/core/state/notify.ts'
import { Excerpt } from '../src/ui/Excerpt.tsx'
import { Message } from '../src/ui/Message.tsx'
import { PageLoading } from '../src/ui/PageLoading.tsx'
import { UsageList } from '../src/ui/UsageList.tsx'
import { Avatar } from '../src/ui/account/Avatar.tsx'
import { LanguageSwitch } from '../src/ui/account/LanguageSwitch.tsx'
import { MissingRecord } from '../src/lists/MissingRecord.tsx'
import { BulkRows } from '../src/ui/table/BulkRows.tsx'
import { BulkSummary } from '../src/ui/table/BulkSummary.tsx'
import { KeyHelp } from '../src/ui/table/KeyHelp.tsx'
import { LoadMore } from '../src/ui/table/LoadMore.tsx'
import { PagerButton } from '../src/ui/table/PagerButton.tsx'
import { State, useLong, useSay } from './samples.tsx'
import classes from './kit.module.css'

const ignore = () => undefined

function useUsages() {
  const long = useLong()
  const typeName = { en: 'Article', id: 'Artikel' }
  return [
    { type: 'news', id: 1, title: 'Flou Day 2026', url: '/news/1', typeName },
    { type: 'news', id: 2, title: long, url: '/news/2', typeName },
    { type: 'news', id: 3, title: '', url: '/news/3', typeName },
  ]
}

function ToastStates() {
  const say = useSay()
  const usages = useUsages()
  const openers = {
    [say('Success', 'Berhasil')]: () =>
      notifySuccess(say('Saved.', 'Tersimpan.'), say('Live in 2 seconds', 'Tayang dalam 2 detik')),
    [say('Error', 'Gagal')]: () => notifyError(say('Not saved.', 'Belum tersimpan.')),
    [say('Undo', 'Urungkan')]: () =>
      offerUndo(say('Jakarta removed.', 'Jakarta dihapus.'), say('Undo', 'Urungkan'), ignore),
    [say('Used elsewhere', 'Masih dipakai')]: () =>
      alertDelete(say('Not deleted.', 'Belum dihapus.'), { usages }),
  }
  return (
    <div className={classes.row}>
      {Object.entries(openers).map(([name, show]) => (
        <Button key={name} variant="default" onClick={show}>
          {name}
        </Button>
      ))}
    </div>
  )
}

const UsageStates = () => <UsageList usages={useUsages()} />

function ExcerptStates() {
  const say = useSay()
  const [before, after] = [
    say('A region near ', 'Region di dekat '),
    say(' opens in May.', ' dibuka bulan Mei.'),
  ]
  return (
    <Excerpt
      parts={[
        { at: 0, text: before, isFound: false },
        { at: before.length, text: 'Surabaya', isFound: true },
        { at: before.length + 8, text: after, isFound: false },
      ]}
    />
  )
}

function MessageStates() {
  const say = useSay()
  const long = useLong()
  return (
    <>
      <Message title={say('Not permitted', 'Tidak diizinkan')} hint={long}>
        <Button variant="default">{say('Ask for the right', 'Minta izin')}</Button>
      </Message>
      <State name={say('a record that is gone', 'data yang sudah tidak ada')}>
        <MissingRecord list="/news" />
      </State>
      <State name={say('a screen that is loading', 'layar yang sedang dimuat')}>
        <PageLoading />
      </State>
    </>
  )
}

function AccountStates() {
  return (
    <div className={classes.row}>
      <Avatar name="Raras Kinanthi" picture="" />
      <Avatar name="Damar" picture="" isLarge />
      <LanguageSwitch />
    </div>
  )
}

function ListEndStates() {
  const say = useSay()
  const list = { hasNextPage: true, isFetchingNextPage: false, fetchNextPage: ignore }
  return (
    <>
      <div className={classes.row}>
        <PagerButton to="previous" isUsable={false} onPage={ignore} />
        <PagerButton to="next" isUsable onPage={ignore} isLarge />
      </div>
      <LoadMore list={list} />
      <State name={say('more is loading', 'sedang memuat lagi')}>
        <LoadMore list={{ ...list, isFetchingNextPage: true }} />
      </State>
      <State name={say('nothing found yet, older ones remain', 'belum ditemukan, masih ada yang lebih lama')}>
        <LoadMore list={list} isEmpty />
      </State>
      <KeyHelp names={['nextRow', 'previousRow', 'openRow', 'selectRow']} />
    </>
  )
}

function BulkStates() {
  const say = useSay()
  const long = useLong()
  return (
    <>
      <BulkSummary
        sentences={[say('2 records published.', '2 data diterbitkan.'), say('1 was refused.', '1 ditolak.')]}
      />
      <BulkRows label={say('Refused records', 'Data yang ditolak')}>
        <li>{long}</li>
      </BulkRows>
    </>
  )
}

export const MESSAGE_PARTS = [
  { name: 'Toasts', States: ToastStates },
  { name: 'UsageList', States: UsageStates },
  { name: 'Excerpt', States: ExcerptStates },
  { name: 'Message', States: MessageStates },
  { name: 'Account', States: AccountStates },
  { name: 'ListEnd', States: ListEndStates },
  { name: 'Bulk', States: BulkStates },
] as const
