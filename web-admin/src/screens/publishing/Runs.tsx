import { Button } from '@mantine/core'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import type { Language } from '@flou/shared/locale.ts'
import { ASKED_BY, isActive, type PublishRun } from '@flou/shared/publishing.ts'
import { timeText } from '../../content/timeText.ts'
import { Card } from '../../elements/screen/Card.tsx'
import { publishingTexts, type PublishingKey } from '../../texts/screens/publishing.ts'
import { useLanguage } from '../../texts/useText.ts'
import { useTextsOf, type TextsOf } from '../../texts/useTextsOf.ts'
import report from './Report.module.css'
import classes from './Runs.module.css'

const typeName = (key: string, language: Language) => {
  const type = REGISTRY.types.get(key)
  return type && !type.single ? type.plural[language] : key
}

/** What a run renders, in words. */
function runName({ request }: PublishRun, language: Language, t: TextsOf<PublishingKey>): string {
  const { kind } = request
  if (kind === 'all' && request.anew) return t('publishing.kind.rebuild')
  if (kind === 'type') return t('publishing.kind.type', { name: typeName(request.type, language) })
  if (kind !== 'pages') return t(`publishing.kind.${kind}`)
  const [first = ''] = request.paths
  return request.paths.length === 1
    ? first
    : t('publishing.kind.pages', { count: request.paths.length, name: first })
}

/** Who asked for a run: a person, or what starts one by itself. */
function askedBy({ id, name }: PublishRun['by'], t: TextsOf<PublishingKey>): string {
  if (id !== 0) return name
  return t(name === ASKED_BY.release.name ? 'publishing.release' : 'publishing.automatic')
}

interface Props {
  runs: readonly PublishRun[]
  onStop: (id: string) => void
}

function Run({ run, onStop }: { run: PublishRun; onStop: Props['onStop'] }) {
  const t = useTextsOf(publishingTexts)
  const language = useLanguage()
  const { id, state, done, total, written, failed, by, created } = run
  const name = runName(run, language, t)
  return (
    <li data-state={state}>
      <strong className={report.path}>{name}</strong>
      <span className={report.state} data-tone={failed > 0 ? 'failed' : undefined}>
        {t(`publishing.state.${state}`)}
      </span>
      {isActive(run) && <progress max={Math.max(total, 1)} value={done} aria-label={name} />}
      <span className={classes.note}>{t('publishing.progress', { done, total, written, failed })}</span>
      <span className={classes.note}>
        {timeText(created, language)} · {askedBy(by, t)}
      </span>
      {isActive(run) && state !== 'stopping' && run.request.kind !== 'queue' && (
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

/** Rendering that was asked for, the newest first: how far it is, how it ended. */
export function Runs({ runs, onStop }: Props) {
  const t = useTextsOf(publishingTexts)
  return (
    <Card title={t('publishing.runs')}>
      {runs.length === 0 ? (
        <p className={classes.note}>{t('publishing.runsNone')}</p>
      ) : (
        <ul className={classes.runs}>
          {runs.map((run) => (
            <Run key={run.id} run={run} onStop={onStop} />
          ))}
        </ul>
      )}
    </Card>
  )
}
