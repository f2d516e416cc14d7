import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldLabel } from '@flou/shared/content/labels/labels.ts'
import { useFailureText } from '../../core/api/useFailureText.ts'
import { useRecordEdits } from '../../core/records/useRecordEdits.ts'
import { replaceTexts } from '../../core/texts/replace.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { BulkRows } from '../../ui/table/BulkRows.tsx'
import { EditOutcome } from './EditOutcome.tsx'
import { replaceReferences, type Replacement } from './replaceReferences.ts'
import { ReplacementChoice } from './ReplacementChoice.tsx'
import type { PlannedChange, ReplacedRecord } from './planChange.ts'
import { usePlan, type Plan } from './usePlan.ts'

interface Props {
  replaced: ReplacedRecord
  onClose: () => void
}

function PlannedChanges({ changes, skipped, title }: Plan & { title: string }) {
  const t = useTextsOf(replaceTexts)
  const language = useLanguage()
  const heading = t('replace.changes', { count: changes.length })
  const skippedHeading = t('replace.skipped', { count: skipped.length })
  return (
    <>
      <section>
        <Text size="sm" role="status">
          {heading}
        </Text>
        {changes.length > 0 && (
          <BulkRows label={heading}>
            {changes.map(({ usage, type, path, fields, reach }) => (
              <li key={path}>
                <strong>{usage.title || usage.id}</strong> · {usage.typeName[language]}:{' '}
                {fields.map((name) => fieldLabel(type.key, name)[language]).join(', ')} (
                {t(`replace.reach.${reach}`)})
              </li>
            ))}
          </BulkRows>
        )}
      </section>
      {skipped.length > 0 && (
        <section>
          <Text size="sm">{skippedHeading}</Text>
          <BulkRows label={skippedHeading}>
            {skipped.map(({ usage, reason }) => (
              <li key={`${usage.type}#${usage.id}`}>
                <strong>{usage.title || usage.id}</strong> · {usage.typeName[language]}:{' '}
                {t(`replace.skipped.${reason}`, { title })}
              </li>
            ))}
          </BulkRows>
        </section>
      )}
    </>
  )
}

interface ChoosingProps extends Props {
  onStart: (changes: readonly PlannedChange[], replacement: Replacement) => void
}

function Choosing({ replaced, onClose, onStart }: ChoosingProps) {
  const t = useTextsOf(replaceTexts)
  const failureText = useFailureText()
  const { data: plan, error, progress } = usePlan(replaced)
  const [replacement, setReplacement] = useState<Replacement>()
  const count = plan?.changes.length ?? 0
  return (
    <Stack gap="md">
      <ReplacementChoice replaced={replaced} onChange={setReplacement} />
      {error && <Banner tone="bad">{failureText(error)}</Banner>}
      {!plan && !error && <Skeleton height={60} />}
      {!plan && !error && progress && <Text size="sm">{t('replace.checking', { ...progress })}</Text>}
      {plan && <PlannedChanges {...plan} title={replaced.title} />}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('shell.cancel')}
        </Button>
        <Button
          disabled={count === 0 || !replacement}
          onClick={() => plan && replacement && onStart(plan.changes, replacement)}
        >
          {t('replace.start', { count })}
        </Button>
      </Group>
    </Stack>
  )
}

/** Replaces a record or file in all records that refer to it, after a list of what changes. */
export function ReplaceDialog({ replaced, onClose }: Props) {
  const t = useTextsOf(replaceTexts)
  const queries = useQueryClient()
  const work = useRecordEdits<PlannedChange>({
    targetOf: (change) => change,
    onFinished: () =>
      Promise.all(
        ['usage', 'list', 'options'].map((name) => queries.invalidateQueries({ queryKey: [name] })),
      ),
  })
  const isRunning = work.phase?.is === 'running'
  return (
    <Dialog title={t('replace.title', { title: replaced.title })} {...(!isRunning && { onClose })} isWide>
      {work.phase ? (
        <EditOutcome
          work={work}
          nameOf={({ usage: { title, id } }) => title || String(id)}
          onClose={onClose}
        />
      ) : (
        <Choosing
          replaced={replaced}
          onClose={onClose}
          onStart={(changes, replacement) =>
            work.start(changes, (values, { type }) =>
              replaceReferences(type.declaration, values, replacement),
            )
          }
        />
      )}
    </Dialog>
  )
}
