import { Badge, Button, Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import { LANGUAGES, isLanguage, type Language } from '@flou/shared/locale.ts'
import { editorTexts } from '../../../texts/editor.ts'
import { useTextsOf } from '../../../texts/useText.ts'
import { errorCounts } from '../../form/formErrors.ts'
import { useFormHandle, useFormView } from '../../form/FormContext.ts'
import { NextStaleTranslation } from './NextStaleTranslation.tsx'
import { CopyAll } from './CopyAll.tsx'
import classes from '../../form/languages/languages.module.css'
import { useSideBySide } from './sideBySide.ts'

interface Props {
  onLanguage: (language: Language) => void
  children: ReactNode
}

function ErrorCount({ count }: { count: number }) {
  const t = useTextsOf(editorTexts)
  if (count === 0) return null
  return (
    <Badge color="danger" aria-label={t('form.errorCount', { count })}>
      {count}
    </Badge>
  )
}

function SideBySideSwitch() {
  const t = useTextsOf(editorTexts)
  const { isPossible, isOn, choose } = useSideBySide()
  if (!isPossible) return null
  return (
    <Button size="compact-sm" variant="default" aria-pressed={isOn} onClick={() => choose(!isOn)}>
      {t(isOn ? 'edit.oneLanguage' : 'edit.bothLanguages')}
    </Button>
  )
}

function Columns({ counts, children }: { counts: Record<Language, number>; children: ReactNode }) {
  const t = useTextsOf(editorTexts)
  return (
    <>
      <div className={classes.bar}>
        <div className={classes.heads}>
          {LANGUAGES.map((one) => (
            <span key={one}>
              {t(`language.${one}`)} <ErrorCount count={counts[one]} />
            </span>
          ))}
        </div>
        <div className={classes.tools}>
          <NextStaleTranslation />
          <SideBySideSwitch />
        </div>
      </div>
      {children}
    </>
  )
}

export function LanguageTabs({ onLanguage, children }: Props) {
  const t = useTextsOf(editorTexts)
  const { form } = useFormHandle()
  const { errors, language, languages } = useFormView()
  const counts = errorCounts(errors, form.getValues())
  if (languages.length > 1) return <Columns counts={counts}>{children}</Columns>
  return (
    <Tabs
      value={language}
      onChange={(value) => isLanguage(value) && onLanguage(value)}
      keepMounted={false}
      color="ink"
    >
      <div className={classes.bar}>
        <Tabs.List aria-label={t('form.languages')} flex="1 0 auto">
          {LANGUAGES.map((one) => (
            <Tabs.Tab key={one} value={one} rightSection={<ErrorCount count={counts[one]} />}>
              {t(`language.${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <div className={classes.tools}>
          <NextStaleTranslation />
          <CopyAll from={language} />
          <SideBySideSwitch />
        </div>
      </div>
      {/* One panel for all tabs, so that shared fields stay mounted */}
      <Tabs.Panel value={language}>{children}</Tabs.Panel>
    </Tabs>
  )
}
