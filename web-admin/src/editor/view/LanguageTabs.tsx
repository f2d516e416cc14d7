import { ErrorCount } from '../../ui/ErrorCount.tsx'
import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { LANGUAGES, type Language, otherLanguage } from '@flou/shared/locale.ts'
import { editorTexts } from '../../core/texts/editor.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { errorCounts } from '../../core/records/formErrors.ts'
import { useFormHandle, useFormView } from '../../fields/form/FormContext.ts'
import classes from '../../fields/form/languages/languages.module.css'
import { Tabs } from '../../ui/screen/Tabs.tsx'
import { useTranslateLanguage } from '../../fields/form/languages/TranslationContext.ts'
import { useStaleTranslation } from '../../fields/form/languages/StaleTranslationContext.ts'
import { useReplaceTexts } from '../../fields/form/useReplaceTexts.ts'
import { copiesOf, countReplaced, type Copied } from '../../fields/form/languages/copyLanguage.ts'
import { CopyDialog } from '../../fields/form/languages/CopyField.tsx'
import { useMediaQuery } from '@mantine/hooks'
import { browserStorage } from '../../core/state/localStorage.ts'
import { createStore, useStore } from '../../core/state/store.ts'
import { useFormViewName } from '../dialogs/preview/formView.ts'
import { useUser } from '../../core/session/useSession.ts'

const WIDE = '(min-width: 68.75rem)'
const keyFor = (person: number) => `flou.side-by-side.${person}`

const chosen = createStore<{ person: number; isOn: boolean } | undefined>(undefined)

/** User's side-by-side setting; off if the window is too narrow. */
function useSideBySide(isInSheet: boolean) {
  const { id } = useUser()
  const choice = useStore(chosen)
  const isWide = useMediaQuery(WIDE, undefined, { getInitialValueInEffect: false })
  const isPossible = useFormViewName().view !== 'both' && isWide
  const isTranslating = useTranslateLanguage(isInSheet) !== undefined
  const isChosen = choice?.person === id ? choice.isOn : browserStorage.read(keyFor(id)) === 'on'
  return {
    isPossible: isPossible && !isTranslating,
    isOn: isPossible && (isChosen || isTranslating),
    choose: (isOn: boolean) => {
      chosen.set({ person: id, isOn })
      browserStorage.write(keyFor(id), isOn ? 'on' : 'off')
    },
  }
}

export function useVisibleLanguages(isInSheet: boolean, tab: Language): readonly Language[] {
  const { isOn } = useSideBySide(isInSheet)
  return isOn && !isInSheet ? LANGUAGES : [tab]
}

function CopyAll({ from }: { from: Language }) {
  const t = useTextsOf(editorTexts)
  const { form, type } = useFormHandle()
  const replace = useReplaceTexts()
  const [pendingCopies, setPendingCopies] = useState<Copied[]>()
  const to = t(`language.${otherLanguage(from)}`)
  const copy = (copies: readonly Copied[]) => {
    setPendingCopies(undefined)
    replace(copies, t('edit.copiedAll', { count: copies.length, language: to }))
  }
  const start = () => {
    const copies = copiesOf(type.declaration, form.getValues(), from)
    if (countReplaced(copies) > 0) setPendingCopies(copies)
    else if (copies.length > 0) copy(copies)
  }
  return (
    <>
      <Button size="compact-sm" variant="subtle" color="ink" onClick={start}>
        {t('edit.copyAll', { language: to })}
      </Button>
      {pendingCopies && (
        <CopyDialog
          title={t('edit.copyAllAsk', { count: countReplaced(pendingCopies), language: to })}
          onCopy={() => copy(pendingCopies)}
          onCancel={() => setPendingCopies(undefined)}
        />
      )}
    </>
  )
}

/** Jumps to the next stale translation, across languages, tabs and folded entries. */
function NextStaleTranslation() {
  const t = useTextsOf(editorTexts)
  const { staleTexts, next } = useStaleTranslation()
  const count = Object.keys(staleTexts).length
  if (count === 0) return null
  return (
    <Button size="compact-sm" variant="default" onClick={next}>
      {t('edit.staleNext', { count })}
    </Button>
  )
}

interface Props {
  onLanguage: (language: Language) => void
  children: ReactNode
}

function SideBySideSwitch() {
  const t = useTextsOf(editorTexts)
  const { isInSheet } = useFormHandle()
  const { isPossible, isOn, choose } = useSideBySide(isInSheet)
  if (!isPossible || isInSheet) return null
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
      label={t('form.languages')}
      tabs={LANGUAGES.map((one) => ({
        value: one,
        label: t(`language.${one}`),
        errorCount: counts[one],
      }))}
      value={language}
      onChange={onLanguage}
      tools={
        <>
          <NextStaleTranslation />
          <CopyAll from={language} />
          <SideBySideSwitch />
        </>
      }
    >
      {children}
    </Tabs>
  )
}
