import { Button } from '@mantine/core'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import type { Language } from '@flou/shared/locale.ts'
import { SYSTEM_AUTHORS, isActive, type PublishRun } from '@flou/shared/publishing/publishing.ts'
import { timeText } from '../../core/records/timeText.ts'
import { Card } from '../../ui/screen/Card.tsx'
import { publishingTexts } from '../../core/texts/publishing.ts'
import { useLanguage, useTextsOf, type TextsOf } from '../../core/texts/useText.ts'
import report from './Report.module.css'
import classes from './PublishRuns.module.css'

const typeName = (key: string, language: Language) => {
  const type = REGISTRY.types.get(key)
  return type && !type.single ? type.plural[language] : key
}

function publishRunName(
  { request }: PublishRun,
  language: Language,
  t: TextsOf<typeof publishingTexts>,
): string {
  const { kind } = request
  if (kind === 'all' && request.isForced) return t('publishing.kind.rebuild')
  if (kind === 'type') return t('publishing.kind.type', { name: typeName(request.type, language) })
  if (kind !== 'pages') return t(`publishing.kind.${kind}`)
  const [first = ''] = request.paths
  return request.paths.length === 1
    ? first
    : t('publishing.kind.pages', { count: request.paths.length, name: first })
}

function starterName({ id, name }: PublishRun['by'], t: TextsOf<typeof publishingTexts>): string {
  if (id !== 0) return name
  return t(name === SYSTEM_AUTHORS.release.name ? 'publishing.release' : 'publishing.automatic')
}

interface Props {
  publishRuns: readonly PublishRun[]
  onStop: (id: string) => void
}

function PublishRunItem({ publishRun, onStop }: { publishRun: PublishRun; onStop: Props['onStop'] }) {
  const t = useTextsOf(publishingTexts)
  const language = useLanguage()
  const { id, state, done, total, written, failed, by, created } = publishRun
  const name = publishRunName(publishRun, language, t)
  return (
    <li data-state={state}>
      <strong className={report.path}>{name}</strong>
      <span className={report.state} data-tone={failed > 0 ? 'failed' : undefined}>
        {t(`publishing.state.${state}`)}
      </span>
      {isActive(publishRun) && <progress max={Math.max(total, 1)} value={done} aria-label={name} />}
      <span className={classes.note}>{t('publishing.progress', { done, total, written, failed })}</span>
      <span className={classes.note}>
        {timeText(created, language)} · {starterName(by, t)}
      </span>
      {isActive(publishRun) && state !== 'stopping' && publishRun.request.kind !== 'queue' && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('publishing.stopOf', { name })}
          onClick={() => onStop(id)}
        >
          {t('publishing.stop')}
        </Button>
      )}
    </li>
  )
}

export function PublishRuns({ publishRuns, onStop }: Props) {
  const t = useTextsOf(publishingTexts)
  return (
    <Card title={t('publishing.runs')}>
      {publishRuns.length === 0 ? (
        <p className={classes.note}>{t('publishing.runsNone')}</p>
      ) : (
        <ul className={classes.runs}>
          {publishRuns.map((publishRun) => (
            <PublishRunItem key={publishRun.id} publishRun={publishRun} onStop={onStop} />
          ))}
        </ul>
      )}
    </Card>
  )
}
