import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { isLanguage, otherLanguage, type Language } from '@flou/shared/locale.ts'
import { todayInJakarta } from '@flou/shared/strings/calendar.ts'
import { useFailureText } from '../../../core/api/useFailureText.ts'
import { exchangeTexts } from '../../../core/texts/exchange.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { download } from '../../../lists/export/files.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { RadioChoice } from '../../../ui/RadioChoice.tsx'
import { Card } from '../../../ui/screen/Card.tsx'
import { writeCsv } from './exchangeCsv.ts'
import { readTexts } from './readTexts.ts'
import { writeXliff } from './writeXliff.ts'

const FORMATS = ['xliff', 'csv'] as const
type Format = (typeof FORMATS)[number]
const SCOPES = ['open', 'all'] as const
type Scope = (typeof SCOPES)[number]

interface Choice {
  to: Language
  scope: Scope
  format: Format
}

type Outcome = { text: string; isFailure?: true }

function useTextExport() {
  const t = useTextsOf(exchangeTexts)
  const language = useLanguage()
  const failureText = useFailureText()
  const [search] = useSearchParams()
  const [progress, setProgress] = useState<{ done: number; count: number }>()
  const [outcome, setOutcome] = useState<Outcome>()
  async function save({ to, scope, format }: Choice): Promise<Outcome> {
    const onProgress = (done: number, count: number) => setProgress({ done, count })
    const { file, left } = await readTexts({ search, to, language, isWhole: scope === 'all', onProgress })
    if (file.records.length === 0) return { text: t('exchange.nothing') }
    const isCsv = format === 'csv'
    const name = `translation-${otherLanguage(to)}-${to}-${todayInJakarta(new Date())}.${isCsv ? 'csv' : 'xlf'}`
    const content = isCsv ? writeCsv(file, language) : writeXliff(file)
    download([content], name, isCsv ? undefined : 'application/xliff+xml;charset=utf-8')
    const counts = { count: file.records.length, left: left.length }
    return { text: t(left.length > 0 ? 'exchange.savedPartly' : 'exchange.saved', counts) }
  }
  async function start(choice: Choice) {
    setProgress({ done: 0, count: 0 })
    setOutcome(undefined)
    setOutcome(
      await save(choice).catch((error: unknown) => ({ text: failureText(error), isFailure: true as const })),
    )
    setProgress(undefined)
  }
  const listed = search.get('tasks')
  return { start, progress, outcome, search, listed: listed?.split(',').length }
}

export function ExportCard() {
  const t = useTextsOf(exchangeTexts)
  const { start, progress, outcome, search, listed } = useTextExport()
  const requested = search.get('language') ?? /:(id|en)(?=[:,]|$)/.exec(search.get('tasks') ?? '')?.[1]
  const [choice, setChoice] = useState<Choice>({
    to: isLanguage(requested) ? requested : 'en',
    scope: 'open',
    format: 'xliff',
  })
  const update = (changed: Partial<Choice>) => setChoice({ ...choice, ...changed })
  const hint = listed === undefined ? t('exchange.ofQueue') : t('exchange.ofSelection', { count: listed })
  return (
    <Card title={t('exchange.export')} hint={hint}>
      <Group align="start" gap="xl">
        <RadioChoice
          name="to"
          label={t('exchange.to')}
          value={choice.to}
          choices={(['en', 'id'] as const).map((value) => ({ value, label: t(`exchange.to.${value}`) }))}
          onChange={(to) => update({ to })}
        />
        <RadioChoice
          name="scope"
          label={t('exchange.texts')}
          value={choice.scope}
          choices={SCOPES.map((value) => ({ value, label: t(`exchange.texts.${value}`) }))}
          onChange={(scope) => update({ scope })}
        />
        <RadioChoice
          name="format"
          label={t('exchange.format')}
          value={choice.format}
          choices={FORMATS.map((value) => ({ value, label: t(`exchange.format.${value}`) }))}
          onChange={(format) => update({ format })}
        />
      </Group>
      {outcome && <Banner tone={outcome.isFailure && 'bad'}>{outcome.text}</Banner>}
      <Group justify="flex-end" mt="md">
        {progress && progress.count > 0 && <p role="status">{t('exchange.reading', progress)}</p>}
        <Button
          leftSection={<Icon name="download" />}
          loading={progress !== undefined}
          onClick={() => void start(choice)}
        >
          {t('exchange.download')}
        </Button>
      </Group>
    </Card>
  )
}
