import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { fieldPath } from '@flou/shared/content/values/errorKey.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { isBlocking, type ReleaseProblem } from '@flou/shared/releases/problems.ts'
import { isEditable, type ReleaseDetail, type ReleaseItem } from '@flou/shared/releases/release.ts'
import { messageText } from '@flou/shared/texts/messages.ts'
import { releasePathOf } from '../../../core/offices/office.ts'
import { useOffice } from '../../../core/offices/OfficeContext.ts'
import { fieldTrail } from '../../../core/records/fieldTrail.ts'
import { localizedText } from '../../../core/records/localizedText.ts'
import { useCanCollect, useRefreshReleases } from '../../../core/records/useReleases.ts'
import { releaseScreenTexts } from '../../../core/texts/releaseScreens.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { CheckedButton } from '../../../fields/form/aids/CheckedButton.tsx'
import { Banner } from '../../../ui/Banner.tsx'
import { FieldHint } from '../../../ui/FieldHint.tsx'
import { LoadFailure } from '../../../ui/screen/LoadFailure.tsx'
import { itemUrl } from './groupItems.ts'
import { ItemMergeDialog, MergeOfUrl } from './ItemMergeDialog.tsx'
import { mergedFieldNames } from './mergedFields.ts'
import { TakeOutDialog, useItemTitle } from './ReleaseItems.tsx'
import { useReleaseProblems } from '../useRelease.ts'
import classes from '../Releases.module.css'

interface ProblemProps {
  release: ReleaseDetail
  problem: ReleaseProblem
  item: ReleaseItem
}

function useProblemText({ problem, item }: ProblemProps): string {
  const t = useTextsOf(releaseScreenTexts)
  const language = useLanguage()
  const { kind, field, language: of, reason, releaseName: name = '', merge, linkedFrom } = problem
  const type = REGISTRY.types.get(item.type)
  const titles = new Intl.ListFormat(language).format(
    (linkedFrom ?? []).map((texts) => localizedText(texts, language).text),
  )
  if (item.operation === 'reorder' && kind === 'conflict') return t('problem.conflictOrder', { name })
  if (item.operation === 'reorder' && kind === 'outdated') return t('problem.outdatedOrder')
  if (kind === 'conflict' && linkedFrom)
    return t(item.operation === 'batch' ? 'problem.conflictRows' : 'problem.conflictRow', { name, titles })
  if (kind === 'conflict') {
    const fields = mergedFieldNames(item.type, merge?.fields ?? [], {
      language,
      languageName: (of) => t(`language.${of}`),
    })
    return fields === '' ? t('problem.conflictFree', { name }) : t('problem.conflict', { name, fields })
  }
  if (kind === 'linked' || kind === 'inUse' || kind === 'repeated') return t(`problem.${kind}`, { titles })
  const names = type && field !== undefined && fieldTrail(type, fieldPath(field), language)
  const where = names ? `${[names, of && t(`language.${of}`)].filter(Boolean).join(', ')}: ` : ''
  const why = reason === undefined ? '' : ` ${messageText(reason, language)}`
  return `${where}${t(`problem.${kind}`)}${why}`
}

const IN_FORM: ReadonlySet<ReleaseProblem['kind']> = new Set([
  'missingLanguage',
  'brokenLink',
  'unchecked',
  'price',
  'invalid',
])
const MERGEABLE: ReadonlySet<ReleaseProblem['kind']> = new Set(['outdated', 'conflict'])

function CheckedSolution({ problem: { field, language }, item }: ProblemProps) {
  const shown = useLanguage()
  const refresh = useRefreshReleases()
  const type = REGISTRY.types.get(item.type)
  if (!type || field === undefined || language === undefined) return null
  const path = fieldPath(field)
  return (
    <CheckedButton
      type={type}
      id={item.recordId}
      text={{ language, path }}
      label={fieldTrail(type, path, shown)}
      onChecked={() => void refresh()}
    />
  )
}

function Solutions({ release, problem, item }: ProblemProps) {
  const t = useTextsOf(releaseScreenTexts)
  const { office } = useOffice()
  const title = useItemTitle()(item)
  const [opened, setOpened] = useState<'merge' | 'takeOut'>()
  const { kind, field = '', releaseId } = problem
  const url = itemUrl(office, release.id, item)
  const close = () => setOpened(undefined)
  const isOrder = item.operation === 'reorder'
  const isMergeable =
    MERGEABLE.has(kind) && item.operation !== 'batch' && !isOrder && problem.linkedFrom === undefined
  return (
    <span className={classes.solutions}>
      {isOrder && kind === 'outdated' && url !== undefined && (
        <Button component={Link} to={url} size="compact-sm" variant="default">
          {t('problem.openList')}
        </Button>
      )}
      {IN_FORM.has(kind) && url !== undefined && (
        <Button
          component={Link}
          to={url}
          state={{ focus: fieldPath(field), caret: null }}
          size="compact-sm"
          variant="default"
          aria-label={t('problem.fixOf', { title })}
        >
          {t('problem.fix')}
        </Button>
      )}
      <CheckedSolution release={release} problem={problem} item={item} />
      {isMergeable && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('problem.mergeOf', { title })}
          onClick={() => setOpened('merge')}
        >
          {t('problem.merge')}
        </Button>
      )}
      <Button
        size="compact-sm"
        variant="subtle"
        color="danger"
        aria-label={t('release.takeOutOf', { title })}
        onClick={() => setOpened('takeOut')}
      >
        {t('release.takeOut')}
      </Button>
      {releaseId !== undefined && <Link to={releasePathOf(office, releaseId)}>{problem.releaseName}</Link>}
      {opened === 'merge' && (
        <ItemMergeDialog release={release} item={item} otherRelease={releaseId} onClose={close} />
      )}
      {opened === 'takeOut' && <TakeOutDialog release={release} item={item} onClose={close} />}
    </span>
  )
}

function Problem(props: ProblemProps) {
  const canEdit = useCanCollect()
  const text = useProblemText(props)
  const title = useItemTitle()(props.item)
  return (
    <li data-blocking={isBlocking(props.problem) || undefined}>
      <span className={classes.name}>
        <strong>{title}</strong> {text}
      </span>
      {canEdit && <Solutions {...props} />}
    </li>
  )
}

/** Problems that keep a release from going live, and warnings, each with its solutions. */
export function ReleaseProblems({ release }: { release: ReleaseDetail }) {
  const t = useTextsOf(releaseScreenTexts)
  const { data, error, refetch } = useReleaseProblems(release)
  if (!isEditable(release.state) || release.items.length === 0) return null
  if (error) return <LoadFailure error={error} title={t('problems.failed')} onRetry={refetch} />
  if (!data) return null
  const problems = data.toSorted((one, other) => Number(isBlocking(other)) - Number(isBlocking(one)))
  const itemOf = ({ itemId }: ReleaseProblem) => release.items.find(({ id }) => id === itemId)
  const isBad = problems.some(isBlocking)
  return (
    <>
      {problems.length === 0 ? (
        <FieldHint>{t('problems.checked')}</FieldHint>
      ) : (
        <Banner
          tone={isBad ? 'bad' : 'soon'}
          role="status"
          title={t('problems.title', { count: problems.length })}
          mb="md"
        >
          {isBad && t('problems.hint')}
          <ul className={classes.problems}>
            {problems.map((problem) => {
              const item = itemOf(problem)
              const key = JSON.stringify(problem)
              return item && <Problem key={key} release={release} problem={problem} item={item} />
            })}
          </ul>
        </Banner>
      )}
      <MergeOfUrl release={release} />
    </>
  )
}
