import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Dialog, Sheet } from '../src/ui/Dialog.tsx'
import { useLong, useSay } from './samples.tsx'
import classes from './kit.module.css'

type Opened = 'question' | 'answer' | 'wide' | 'sheet'

function DialogContent({ kind, onClose }: { kind: Opened; onClose: () => void }) {
  const say = useSay()
  const long = useLong()
  const [isBusy, setBusy] = useState(false)
  return (
    <>
      <p>{kind === 'wide' ? long.repeat(6) : long}</p>
      <TextInput
        label={say('Reason', 'Alasan')}
        error={kind === 'answer' ? say('Give a reason.', 'Berikan alasan.') : undefined}
      />
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose} data-autofocus>
          {say('Cancel', 'Batal')}
        </Button>
        <Button loading={isBusy} onClick={() => setBusy(true)}>
          {say('Save', 'Simpan')}
        </Button>
      </Group>
    </>
  )
}

export function Opener({ kinds }: { kinds: readonly Opened[] }) {
  const say = useSay()
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const names = {
    question: say('Question', 'Pertanyaan'),
    answer: say('Must be answered, with an error', 'Wajib dijawab, dengan galat'),
    wide: say('Wide, long text', 'Lebar, teks panjang'),
    sheet: say('Sheet', 'Lembar samping'),
  }
  const props = opened && { title: names[opened], ...(opened !== 'answer' && { onClose: close }) }
  const content = opened && <DialogContent kind={opened} onClose={close} />
  return (
    <div className={classes.row}>
      {kinds.map((kind) => (
        <Button key={kind} variant="default" onClick={() => setOpened(kind)}>
          {names[kind]}
        </Button>
      ))}
      {props && opened === 'sheet' && <Sheet {...props}>{content}</Sheet>}
      {props && opened !== 'sheet' && (
        <Dialog {...props} isWide={opened === 'wide'}>
          {content}
        </Dialog>
      )}
    </div>
  )
}
