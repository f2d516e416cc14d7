import { Button, Group, TextInput } from '@mantine/core'
import { useCallback, useState } from 'react'
import type { RecordEdits } from '../src/core/records/useRecordEdits.ts'
import { Dialog, Sheet } from '../src/ui/Dialog.tsx'
import { FormSheet } from '../src/ui/FormSheet.tsx'
import { LeaveDialog } from '../src/fields/form/LeaveGuard.tsx'
import { EditOutcome } from '../src/fields/replace/EditOutcome.tsx'
import { useLong, useSay } from './samples.tsx'
import classes from './kit.module.css'

type Opened = 'question' | 'answer' | 'wide' | 'leave' | 'running' | 'finished' | 'sheet' | 'form'

interface WindowProps {
  kind: Opened
  title: string
  onClose: () => void
}

const ignore = () => undefined
const rows = ['Jakarta', 'Surabaya', 'Batam']
const PHASES: Readonly<Partial<Record<Opened, RecordEdits<string>['phase']>>> = {
  running: { is: 'running', rows, isUndo: false, over: 1, isStopping: false },
  finished: {
    is: 'finished',
    rows,
    isUndo: false,
    result: {
      done: ['Jakarta'],
      waitingForApproval: ['Surabaya'],
      refused: [{ row: 'Batam', error: undefined }],
      unchanged: [],
      notStarted: [],
    },
  },
}

function DialogContent({ kind, onClose }: Pick<WindowProps, 'kind' | 'onClose'>) {
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

function Window({ kind, title, onClose }: WindowProps) {
  const phase = PHASES[kind]
  const content = phase ? (
    <EditOutcome<string>
      work={{ phase, stop: ignore, undo: ignore, canUndo: () => true, keyOf: (row) => row }}
      nameOf={(row) => row}
      onClose={onClose}
    />
  ) : (
    <DialogContent kind={kind} onClose={onClose} />
  )
  if (kind === 'leave') return <LeaveDialog onStay={onClose} onLeave={onClose} />
  const props = { title, children: content, ...(kind !== 'answer' && { onClose }) }
  if (kind === 'sheet') return <Sheet {...props} />
  if (kind === 'form') return <FormSheet {...props} onClose={onClose} />
  return <Dialog {...props} isWide={kind === 'wide'} />
}

export function Opener({ kinds }: { kinds: readonly Opened[] }) {
  const say = useSay()
  const [opened, setOpened] = useState<Opened>()
  const close = useCallback(() => setOpened(undefined), [])
  const names = {
    question: say('Question', 'Pertanyaan'),
    answer: say('Must be answered, with an error', 'Wajib dijawab, dengan galat'),
    wide: say('Wide, long text', 'Lebar, teks panjang'),
    leave: say('Leave unsaved work', 'Tinggalkan pekerjaan yang belum disimpan'),
    running: say('Edits under way', 'Perubahan berjalan'),
    finished: say('Result of edits', 'Hasil perubahan'),
    sheet: say('Sheet', 'Lembar samping'),
    form: say('Sheet with a form', 'Lembar samping dengan formulir'),
  }
  return (
    <div className={classes.row}>
      {kinds.map((kind) => (
        <Button key={kind} variant="default" onClick={() => setOpened(kind)}>
          {names[kind]}
        </Button>
      ))}
      {opened && <Window kind={opened} title={names[opened]} onClose={close} />}
    </div>
  )
}
